// A page of a lesson: what is done on the felt is tried with the server, which knows the rules and
// what the page asks for.

import { asking } from "../table/asking.js";
import { pointer } from "../table/drag.js";
import { hand } from "../table/hand.js";
import { keyboard } from "../table/keys.js";
import { readPiles } from "../table/notation.js";
import { drawing, telling } from "../table/render.js";
import { ask, begin, depart, hear } from "../table/state.js";
import { tableOf } from "../table/table.js";
import { tapping } from "../table/tap.js";

const by = (id) => document.getElementById(id);
const read = (id) => JSON.parse(by(id).textContent);
const OTHER = 1400; // the opponent takes his time, so that he can be watched

const felt = by("felt");
const boot = read("boot");
const told = read("strings");
const tell = telling(by("told"));
let state = begin(boot);

// Asks the server what becomes of a deed; of none, what the opponent does.
async function attempt(does = "") {
    const { n } = state.table;
    const answer = await fetch(`try?done=${n}&does=${encodeURIComponent(does)}`).then((found) => found.json());
    const asked = state.queue[0];
    state = hear(state, { ...answer, id: asked?.id });
    if (answer.type === "refused") tell(answer.why, true);
    else show();
    table.redraw();
}

function show() {
    const { said, task, turn, frozen, done, other } = state.table;
    tell(said);
    by("task").textContent = task;
    by("table").classList.add("begun");
    by("table").classList.toggle("done", done);
    felt.dataset.turn = turn;
    felt.classList.toggle("frozen", frozen && !other);
    if (done) by("next").focus({ preventScroll: true });
    watch();
}

function watch() {
    if (state.table.other) setTimeout(attempt, OTHER);
}

// What the felt takes for its line to the server.
const line = {
    state: () => state,
    settled: (deed) => deed(),
    request(deed, more) {
        if (deed !== "play" || state.table.other || state.table.done || state.queue.length) return false;
        state = ask(state, { do: deed, id: "try", ...more });
        return true;
    },
    deliver() {
        const [next, question] = depart(state);
        state = next;
        attempt(question.move).catch(() => {
            state = begin(state.table);
            tell(told.line.lost, true);
            table.redraw();
        });
    },
};

const drawn = drawing(felt, readPiles(boot.piles), told);
const held = hand(drawn);
const hint = { clear() {} };
const table = tableOf({ talk: line, drawn, held, hint, box: asking(by("choose")), told, mine: true, tell });
const { tap, enter, drop } = tapping(table, held);

// While the game is stopped a press on a pile is the proof.
const pointing = (otherwise) => (pile, index) => {
    if (state.table.frozen) table.play(`point:${pile}`);
    else otherwise(pile, index);
};

table.drop = drop;
table.tap = pointing(tap);
table.enter = pointing(enter);
table.letterKeys = () => localStorage.getItem("letter-keys") !== "off";
table.hint = table.deal = table.toggle = () => {};
table.mend = keyboard(felt, table, held).mend;
table.drag = pointer(felt, table);

by("stop").addEventListener("click", () => table.play("stop"));
table.mend();
watch();
