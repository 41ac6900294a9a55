import assert from "node:assert/strict";
import test from "node:test";

import { between, heads, lifting, tailOf, turning } from "../../static/table/choices.js";
import { readMove } from "../../static/table/notation.js";

const moves = ["c1x2-c3", "c1-f1", "c1-c2", "s1-w1", "c2-c3"].map(readMove);
const texts = (found) => found.map(({ text }) => text);

test("the top card lifts alone, the one below it with the top one", () => {
    assert.deepEqual(texts(lifting(moves, "c1", 4, 5)), ["c1-f1", "c1-c2"]);
    assert.deepEqual(texts(lifting(moves, "c1", 3, 5)), ["c1x2-c3"]);
    assert.deepEqual(lifting(moves, "c1", 2, 5), []);
});

test("a card that may be taken from the middle comes alone", () => {
    const middle = [readMove("c13@3-f2")];
    assert.deepEqual(texts(lifting(middle, "c13", 2, 6)), ["c13@3-f2"]);
    assert.equal(tailOf(middle, "c13", 2, 6), 1);
    assert.equal(tailOf(middle, "c13", 3, 6), 3);
});

test("a press on the stock turns it", () => {
    assert.equal(turning(moves, "s1", ["--", "--"]).text, "s1-w1");
});

test("a press on the empty stock turns the waste over", () => {
    assert.equal(turning([readMove("w1-c1"), readMove("w1-s1")], "s1", []).text, "w1-s1");
});

test("a press on an empty column that the waste could fill plays nothing of itself", () => {
    assert.equal(turning([readMove("c1-c4")], "c4", []), undefined);
});

test("a press on a face-up card turns nothing", () => {
    assert.equal(turning(moves, "c1", ["QC"]), undefined);
});

test("a procedure's move is made by a press on the pile it names", () => {
    assert.equal(turning([readMove("turn:r1")], "r1", ["QC"]).text, "turn:r1");
});

test("a move that names no pile is made at the stock, even an empty one", () => {
    assert.equal(turning([readMove("deal")], "s1", ["--"]).text, "deal");
    assert.equal(turning([readMove("redeal")], "s1", []).text, "redeal");
    assert.equal(turning([readMove("deal")], "c1", []), undefined);
});

test("between two piles the best move is the first on the list", () => {
    assert.equal(between(moves, "c1", "c3").text, "c1x2-c3");
    assert.equal(between(moves, "c3", "c1"), undefined);
});

test("a run may start at each card from which a move starts, the longest first", () => {
    assert.deepEqual(heads(moves, "c1", 5), [3, 4]);
});
