// The table page: joins the felt, the hand and the line to what the server told.

import { connect } from "../live.js";
import { apply } from "../settings.js";
import { refuse, upright } from "./animate.js";
import { asking } from "./asking.js";
import { bar } from "./bar.js";
import { count, turning } from "./choices.js";
import { pointer } from "./drag.js";
import { hand } from "./hand.js";
import { hinting } from "./hinting.js";
import { keyboard } from "./keys.js";
import { isDown, readPiles } from "./notation.js";
import { drawing, say } from "./render.js";
import { ask, begin, choices, depart, hear, shown, underway } from "./state.js";
import { tapping } from "./tap.js";
import { touring } from "./tour.js";

const by = (id) => document.getElementById(id);
const read = (id) => JSON.parse(by(id).textContent);

const main = by("table");
const felt = by("felt");
const told = read("strings");
const boot = read("boot");
const mine = "mine" in main.dataset;
const store = `asked ${location.pathname}`;

// The page may be one that was kept, older than what this table showed last.
const last = recall("table");
const newer = mine && last?.path === location.pathname && last.table.n > boot.n;
let state = begin(newer ? last.table : boot, recall(store) ?? []);

const drawn = drawing(felt, readPiles(boot.piles), told);
const held = hand(drawn);
const choose = asking(by("choose"), told);
const hint = hinting(felt, drawn, told, tell);
const around = bar(told);

function tell(sentence, refusal = false) {
    const line = by("told");
    // The same sentence again is news too.
    line.textContent = line.textContent === sentence ? `${sentence}\u00a0` : sentence;
    line.classList.toggle("refused", refusal);
}

function recall(name) {
    return JSON.parse(localStorage.getItem(name) ?? "null");
}

function put(next) {
    if (next.queue.length) localStorage.setItem(store, JSON.stringify(next.queue));
    else localStorage.removeItem(store);
    if (mine && next.table !== state.table) {
        localStorage.setItem("table", JSON.stringify({ path: location.pathname, table: next.table }));
    }
    state = next;
}

function send() {
    const [next, question] = depart(state);
    put(next);
    if (question) live.send(question);
}

function redraw() {
    held.release();
    drawn.show(shown(state));
    keys.mend();
}

const table = {
    choices: () => choices(state),
    cards: (pile) => shown(state)[pile],
    letterKeys: () => by("letter-keys").checked,

    whereIs(element) {
        const pile = element.closest(".pile");
        const index = drawn.cardsOf(pile.id).indexOf(element);
        return [pile.id, index < 0 ? null : index];
    },

    focus: (pile, index) => drawn.cardsOf(pile)[index].focus({ preventScroll: true }),

    // Asks for a deed with an id of its own, by which the answer is known.
    ask(deed, more = {}) {
        if (!mine || (state.table[deed] === false && !state.queue.length)) return;
        hint.clear();
        if (away && !keeps(deed, more.move)) return redraw();
        put(ask(state, { do: deed, id: Math.random().toString(36).slice(2, 10), ...more }));
        redraw();
        send();
        if (away) tell(told.kept);
    },

    play: (move) => table.ask("play", { move }),
    putBack: redraw,
    letGo: held.release,

    // Takes a card to be laid by a second tap or key, and says where it may go.
    take(pile, index) {
        hint.clear();
        const { moves } = held.take(pile, index, choices(state));
        const number = count(moves);
        const piles = [...new Set(moves.map(({ target }) => drawn.titleOf(target)))].join(", ");
        tell(say(number > 6 ? told.taken_many : told.taken, { card: nameAt(pile, index), piles, number }));
    },

    // Asks which card goes with the one that was laid: its candidates are lit.
    askMate({ pile, index }, moves) {
        redraw();
        held.take(pile, index, choices(state));
        held.narrow(moves);
        const cards = moves.map(({ mate }) => nameAt(mate, table.cards(mate).length - 1)).join(", ");
        tell(say(told.mate, { card: nameAt(pile, index), cards }));
    },

    choose(taken, pile, moves) {
        choose(drawn.pileOf(pile), moves, (move) => table.play(move.text), redraw);
    },

    // Takes a card to be dragged; null where there is nothing to drag.
    lift(pile, index) {
        const card = index === null ? null : table.cards(pile)[index];
        if (!mine || card === null) return null;
        hint.clear();
        const taken = held.take(pile, index, choices(state));
        if (isDown(card) && !taken.moves.length) {
            held.release();
            return null;
        }
        return taken;
    },

    // Where each pile takes a drop: from its place to the far edge of its last card.
    landings() {
        const piles = [...felt.querySelectorAll(".pile")].map((pile) => {
            const spot = pile.querySelector(".spot");
            const { offsetWidth: width, offsetHeight: height } = spot;
            const { left, top } = upright(spot);
            const { left: right, top: bottom } = upright(pile.lastElementChild);
            const rect = { left, top, width: right - left + width, height: bottom - top + height };
            return { name: pile.id, rect, lit: pile.classList.contains("lit"), width, height };
        });
        piles.size = piles[0];
        return piles;
    },

    stuck(pile, index) {
        refuse(drawn.cardsOf(pile)[index]);
        if (!reminded(pile)) tell(say(told.stuck, { card: nameAt(pile, index) }));
    },

    // Turns the stock, or the waste over.
    turn() {
        const moves = choices(state);
        const turn = turning(moves, "s1", table.cards("s1") ?? []) ?? moves.find(({ source }) => source === "s1");
        if (turn) table.play(turn.text);
        else reminded("s1");
    },

    hint() {
        if (hint.again(state.table.n) || !mine) return;
        if (!live.send({ do: "hint", n: state.table.n })) tell(told.line.lost);
    },

    deal: () => by("deal-new")?.requestSubmit(),
    toggle: (id) => by(id).togglePopover(),
};

function nameAt(pile, index) {
    return drawn.nameOf(table.cards(pile)[index], pile);
}

// Tells what is due, where that is why a pile cannot be played from.
function reminded(pile) {
    const { duty, moves } = state.table;
    const why = duty && (pile === "s1" || duty.moves.length === moves.length) ? duty.why : null;
    if (why) tell(why, true);
    return Boolean(why);
}

const { tap, enter, drop } = tapping(table, held);
table.drop = drop;
table.tap = mine ? tap : () => {};
table.enter = mine ? enter : () => {};
const keys = keyboard(felt, table, held);
const drag = pointer(felt, table);
const tour = touring(by("tour"), told.tour, table, drawn);

function news({ count, said, outcome }, before) {
    if (count < before.count) return told.undone;
    const end = outcome && !before.outcome ? (outcome.winner ? told.won : outcome.why) : "";
    return `${said ?? ""} ${end}`.trim();
}

function heard(message) {
    const before = state.table;
    const waiting = state.queue.length;
    put(hear(state, message));
    if (message.type === "refused") {
        tell(message.why, true);
        if (!drag.busy()) redraw();
    } else if (message.type === "hint") {
        hint.hear(message);
    } else if (message.type === "settings") {
        apply(message);
    } else if (message.type === "seats") {
        around.watching(message.watching);
    } else if (message.type === "table") {
        const fresh = state.table.n > before.n;
        around.show(state.table);
        if (fresh) {
            hint.clear();
            tour.end();
            tell(news(message, before));
        }
        // What is in the hand stays there unless the table under it has changed.
        if ((fresh || state.queue.length < waiting) && !drag.busy()) redraw();
    }
    send();
}

// Whether something can be done without a line: one thing, and of moves one known to be legal.
function keeps(deed, move) {
    const known = deed !== "play" || state.table.moves.includes(move);
    if (known && !state.queue.length) return true;
    tell(known ? told.waits : told.unsure, true);
    return false;
}

// A line that comes back at once is not worth a word.
let silence = 0;
let away = false;
function line(state, delay) {
    around.line(state, delay);
    if (state === "lost") {
        silence ||= setTimeout(() => {
            away = true;
            tell(told.line.lost, true);
        }, 2000);
        return;
    }
    clearTimeout(silence);
    silence = 0;
    if (state === "open" && away) tell(told.line.open);
    if (state === "stranger" || state === "missing") tell(told.line[state], true);
    away = false;
}

const live = connect({
    at: () => state.table.n,
    heard,
    changed: line,
    // The server shows the table to whoever comes in; what it may not have heard is said again.
    opened() {
        const question = underway(state);
        if (question) live.send(question);
        else send();
    },
});

for (const deed of ["undo", "redo", "finish"]) {
    for (const button of document.querySelectorAll(`[data-do="${deed}"]`)) {
        button.addEventListener("click", () => table.ask(deed));
    }
}
by("hint")?.addEventListener("click", table.hint);
// Whether something was asked for a second time; the first time a question is put.
function twice(question) {
    let sure = false;
    return () => {
        if (sure) return true;
        sure = true;
        setTimeout(() => (sure = false), 8000);
        tell(question, true);
        return false;
    };
}

// To deal the same cards again ends this game for good, so it is asked about once, unless never;
// before a new deal whoever wants is asked too.
function askOnce(form, question, ...when) {
    const sure = twice(question);
    form?.addEventListener("submit", (event) => {
        if (!when.includes(document.documentElement.dataset.confirm)) return;
        if (!state.table.outcome && state.table.count > 0 && !sure()) event.preventDefault();
    });
}
const giveUp = twice(told.sure_give_up);
by("give-up")?.addEventListener("click", (event) => {
    if (event.currentTarget.ariaDisabled !== "true" && giveUp()) table.ask("give-up");
});
askOnce(by("deal-again"), told.sure, "again", "both");
askOnce(by("deal-new"), told.sure_new, "both");
// What opens beside the table has that place to itself.
for (const side of document.querySelectorAll(".side")) {
    side.addEventListener("beforetoggle", ({ newState }) => {
        if (newState === "open") for (const other of document.querySelectorAll(".side:popover-open")) other.hidePopover();
    });
}
for (const button of document.querySelectorAll("[data-copy]")) {
    button.addEventListener("click", async () => {
        const field = by(button.dataset.copy);
        field.select();
        await navigator.clipboard?.writeText(field.value);
        tell(told.copied);
    });
}
const letterKeys = by("letter-keys");
letterKeys.checked = localStorage.getItem("letter-keys") !== "off";
letterKeys.addEventListener("change", () => localStorage.setItem("letter-keys", letterKeys.checked ? "on" : "off"));

around.show(state.table);
if (newer || state.queue.length) redraw();
else keys.mend();
