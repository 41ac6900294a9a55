// The table of two: joins the felt, the hand and the line to what the server told.

import { apply } from "../settings.js";
import { asking } from "../table/asking.js";
import { turning } from "../table/choices.js";
import { pointer } from "../table/drag.js";
import { hand } from "../table/hand.js";
import { keyboard, letterOf } from "../table/keys.js";
import { readMove, readPiles } from "../table/notation.js";
import { panels } from "../table/panels.js";
import { drawing, say, telling } from "../table/render.js";
import { tableOf } from "../table/table.js";
import { tapping } from "../table/tap.js";
import { around } from "./around.js";
import { ending } from "./ended.js";
import { following } from "./follow.js";
import { lineOf } from "./line.js";
import { plates } from "./plates.js";
import { status } from "./status.js";

const by = (id) => document.getElementById(id);
const read = (id) => JSON.parse(by(id).textContent);

const felt = by("felt");
const told = read("strings");
const tell = telling(by("told"));
const words = told.duel;
const duel = read("duel");
const boot = Object.assign(read("boot"), { at: performance.now() });
const { mine, seat } = duel;
const names = duel.players.map(({ name }) => name);
const { title } = document;

const line = lineOf(boot, told, {
    table: (message) => follow.push(message),
    refused(message) {
        tell(message.why, true);
        if (!drag.busy()) table.redraw();
    },
    other,
    tell,
    line: (state, delay) => edge.line(state, delay),
    unsent: () => what.ask(),
});
const act = (deed, more) => line.say(deed, more);

const drawn = drawing(felt, readPiles(boot.piles), told);
const held = hand(drawn);
const hint = { clear() {} };
const box = asking(by("choose"));
const table = tableOf({ talk: line, drawn, held, hint, box, told, mine, tell });
const { tap, enter, drop } = tapping(table, held);

// While the game is stopped a press on a pile is the proof.
const pointing = (otherwise) => (pile, index) => {
    const { phase, stop } = line.state().table;
    if (!mine) return;
    if (phase === "stop" && stop.by === seat) act("point", { pile });
    else otherwise(pile, index);
};
table.drop = drop;
table.tap = pointing(tap);
table.enter = pointing(enter);
table.letterKeys = () => by("letter-keys").checked;
table.hint = table.deal = () => {};
table.toggle = (id) => by(id).togglePopover();
table.turn = () => {
    const stock = `s${seat}`;
    const turn = mine && turning(table.choices(), stock, table.cards(stock));
    if (turn) table.play(turn.text);
};
table.mend = keyboard(felt, table, held).mend;
const drag = (table.drag = pointer(felt, table));

const people = plates(words);
const edge = around({ duel, mine, words, told, act, line, stop, undo: () => table.ask("undo") });
panels(told, tell);
const end = ending({ duel, seat, mine, words, tell, known: mine ? null : boot.next });
const pieces = { due: by("due"), answers: by("answers") };
const moves = { sendAgain: line.sendAgain, forget: line.forget, play: table.play, redraw: table.redraw };
const what = status({ names, seat, mine, words, line: moves, act, seats: people.seats, pieces });
const follow = following(boot, mine ? seat : null, show, by("forward"));

// Calls the last move that was seen.
function stop() {
    const { count } = line.state().table;
    act("stop", { step: count });
}

function show(next) {
    const before = line.state().table;
    line.put(next);
    const { phase, stop: call, turn } = next;
    felt.dataset.turn = phase === "over" ? "0" : turn;
    document.title = mine && phase === "play" && turn === seat ? `● ${title}` : title;
    felt.classList.toggle("frozen", phase === "stop" && mine && call.by === seat);
    edge.show(next);
    people.show(next);
    what.show(next);
    end.show(next);
    const sentence = news(next, before);
    if (sentence || next.phase !== before.phase) tell(sentence);
    if (drag.busy() && next.n === before.n) return;
    table.redraw();
    point(next);
}

// What has happened, in the words of the live region: who did what, and whose turn it is now.
function news(next, before) {
    if (next.n === before.n) return "";
    if (next.called && (!before.called || next.count !== before.count)) return next.called.why;
    if (next.count === before.count) return before.draw && !next.draw && next.phase === "play" ? words.draw_off : "";
    const moved = next.said && (next.by === seat && mine ? next.said : say(words.by, { name: names[next.by - 1], said: next.said }));
    const passed = mine && next.turn === seat && before.turn !== seat && next.phase === "play";
    return [moved, passed ? words.now_yours : ""].filter(Boolean).join(" ");
}

// Marks the card that moved last, until another does.
function point({ last }) {
    for (const card of felt.querySelectorAll(".moved")) card.classList.remove("moved");
    const { source, target } = readMove(last ?? "");
    const pile = target ?? source;
    if (pile) drawn.cardsOf(pile).at(-1)?.classList.add("moved");
}

function other(message) {
    if (message.type === "seats") {
        people.present(message);
        edge.watching(message.watching);
    }
    if (message.type === "phrase") people.hear(message);
    if (message.type === "settings") apply(message);
}

document.addEventListener("keydown", (event) => {
    if (letterOf(event) !== "s" || event.ctrlKey || event.metaKey || event.altKey || !table.letterKeys()) return;
    if ("letters" in felt.dataset || event.target.matches("input, textarea, select")) return;
    by("stop")?.click();
});

// Whoever would play has seen enough of what the other did.
for (const pressed of ["pointerdown", "keydown"]) {
    felt.addEventListener(pressed, () => mine && follow.turn() === seat && follow.catchUp(), true);
}

for (const face of document.querySelectorAll(".face")) face.ariaLabel = drawn.nameOf(face.dataset.card, "f1");
line.open();
show(boot);
