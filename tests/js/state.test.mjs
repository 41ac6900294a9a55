import assert from "node:assert/strict";
import test from "node:test";

import { ask, begin, choices, depart, hear, shown, underway } from "../../static/table/state.js";

const table = (n, more = {}) => ({
    type: "table",
    n,
    id: null,
    piles: { s1: "-- --", w1: "", c1: "-- 8D 7C", c2: "9S", f1: "6C" },
    moves: ["c1-f1", "c1x2-c2", "s1-w1"],
    ...more,
});
const play = (id, move) => ({ do: "play", id, move });

test("a question leaves with the number of the table it was made at", () => {
    const [state, question] = depart(ask(begin(table(42)), play("a", "c1-f1")));
    assert.deepEqual(question, { do: "play", id: "a", move: "c1-f1", n: 42 });
    assert.equal(underway(state), state.queue[0]);
});

test("the next waits for the answer and is then made at the new table", () => {
    let [state] = depart(ask(ask(begin(table(42)), play("a", "s1-w1")), play("b", "s1-w1")));
    assert.equal(depart(state)[1], null);
    state = hear(state, table(43, { id: "a" }));
    assert.equal(depart(state)[1].n, 43);
    assert.equal(depart(state)[1].id, "b");
});

test("a question keeps its id and its number until it is answered", () => {
    let [state] = depart(ask(begin(table(42)), play("a", "c1-f1")));
    state = hear(state, table(44));
    assert.deepEqual(underway(state), { do: "play", id: "a", move: "c1-f1", n: 42 });
});

test("an older table is not shown", () => {
    assert.equal(hear(begin(table(42)), table(41)).table.n, 42);
});

test("an answer counts as one even where a newer table was seen before it", () => {
    const [state] = depart(ask(begin(table(42)), play("a", "c1-f1")));
    const later = hear(hear(state, table(44)), table(43, { id: "a" }));
    assert.equal(later.queue.length, 0);
    assert.equal(later.table.n, 44);
});

test("a refusal ends what was asked after it too", () => {
    let [state] = depart(ask(ask(begin(table(42)), play("a", "c1-c2")), play("b", "s1-w1")));
    state = hear(state, { type: "refused", id: "a", n: 42, why: "no" });
    assert.deepEqual(state.queue, []);
});

test("another's refusal changes nothing", () => {
    const [state] = depart(ask(begin(table(42)), play("a", "c1-f1")));
    assert.equal(hear(state, { type: "refused", id: "z", n: 42, why: "no" }), state);
});

test("a card stays where it was put until the answer comes", () => {
    const state = ask(begin(table(42)), play("a", "c1x2-c2"));
    assert.deepEqual(shown(state).c2, ["9S", "8D", "7C"]);
    assert.deepEqual(shown(state).c1, ["--"]);
    assert.deepEqual(state.table.piles.c2, "9S");
});

test("two moves not yet answered are both seen", () => {
    const state = ask(ask(begin(table(42)), play("a", "c1-f1")), play("b", "c1-c2"));
    assert.deepEqual(shown(state).f1, ["6C", "7C"]);
    assert.deepEqual(shown(state).c2, ["9S", "8D"]);
});

test("what the stock will bring is not guessed", () => {
    assert.deepEqual(shown(ask(begin(table(42)), play("a", "s1-w1"))), shown(begin(table(42))));
});

test("a move that does not fit the table changes nothing in sight", () => {
    assert.deepEqual(shown(ask(begin(table(42)), play("a", "c2x3-c1"))), shown(begin(table(42))));
    assert.deepEqual(shown(ask(begin(table(42)), play("a", "z9-c1"))), shown(begin(table(42))));
});

test("an undo shows nothing before the server does", () => {
    const state = ask(begin(table(42)), { do: "undo", id: "a" });
    assert.deepEqual(shown(state), shown(begin(table(42))));
});

test("the choices come in the order of the list", () => {
    assert.deepEqual(choices(begin(table(42))).map(({ text }) => text), ["c1-f1", "c1x2-c2", "s1-w1"]);
});

const moved = (piles, move) => shown(ask(begin({ ...table(1), piles }), play("a", move)));

test("two cards exchanged are seen in each other's place at once", () => {
    const piles = moved({ c2: "9S", c9: "4H" }, "c2=c9");
    assert.deepEqual(piles, { c2: ["4H"], c9: ["9S"] });
});

test("two cards carried in one move are both seen home at once", () => {
    const piles = moved({ a3: "QH", n5: "2S", f1: "AS", f9: "KH" }, "a3-f9+n5-f1");
    assert.deepEqual(piles, { a3: [], n5: [], f1: ["AS", "2S"], f9: ["KH", "QH"] });
});

test("a pair leaves its place as a whole, the upper card first", () => {
    const piles = moved({ n5: "2S QH", f1: "AS", f9: "KH" }, "n5-f9+n5-f1");
    assert.deepEqual(piles, { n5: [], f1: ["AS", "2S"], f9: ["KH", "QH"] });
});

test("a card turned up on the stock is carried ahead; one face down is not", () => {
    assert.deepEqual(moved({ s1: "-- 6D", f1: "" }, "s1-f1"), { s1: ["--"], f1: ["6D"] });
    assert.deepEqual(moved({ s1: "-- --", c5: "" }, "s1-c5"), { s1: ["--", "--"], c5: [] });
});
