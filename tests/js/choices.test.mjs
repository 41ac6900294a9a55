import assert from "node:assert/strict";
import test from "node:test";

import { between, count, heads, laying, leaving, lifting, obvious, turning } from "../../static/table/choices.js";
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
    assert.deepEqual(leaving(middle, "c13", 2, 6, true), [2, 1]);
    assert.deepEqual(leaving(moves, "c1", 3, 5), [3, 2]);
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

const told = (found) => found.map(({ text, target, mate }) => [text, target, mate]);

test("two cards that may change places are exchanged from either side", () => {
    const swaps = ["c2=c9", "c2=c11"].map(readMove);
    assert.deepEqual(told(lifting(swaps, "c2", 0, 1)), [
        ["c2=c9", "c9", null],
        ["c2=c11", "c11", null],
    ]);
    assert.deepEqual(told(lifting(swaps, "c9", 0, 1)), [["c2=c9", "c2", null]]);
    assert.equal(between(swaps, "c11", "c2").text, "c2=c11");
});

const halves = ["a3-f9+n5-f1", "a3-f9+n7-f2", "a3-n5", "n5-a3", "n8-f9+n8-f1", "turn:s1"].map(readMove);

test("two cards that leave in one move are told from each of them, with the other as its mate", () => {
    assert.deepEqual(told(lifting(halves, "a3", 0, 1)), [
        ["a3-f9+n5-f1", "f9", "n5"],
        ["a3-f9+n7-f2", "f9", "n7"],
        ["a3-n5", "n5", null],
    ]);
    assert.deepEqual(told(lifting(halves, "n7", 0, 1)), [["a3-f9+n7-f2", "f2", "a3"]]);
    assert.equal(between(halves, "n7", "a3"), undefined);
    assert.equal(between(halves, "n7", "f2").text, "a3-f9+n7-f2");
});

test("the two cards of one pile leave together, by whichever they are taken", () => {
    for (const index of [0, 1]) {
        const found = lifting(halves, "n8", index, 2);
        assert.deepEqual(told(found), [
            ["n8-f9+n8-f1", "f9", null],
            ["n8-f9+n8-f1", "f1", null],
        ]);
        assert.equal(count(found), 1);
        assert.deepEqual(leaving(halves, "n8", index, 2), [0, 2]);
    }
});

test("laying a card means the moves that go there and those that take the card there along", () => {
    const from = lifting(halves, "a3", 0, 1);
    assert.deepEqual(texts(laying(from, "f9")), ["a3-f9+n5-f1", "a3-f9+n7-f2"]);
    assert.deepEqual(texts(laying(from, "n5")), ["a3-f9+n5-f1", "a3-n5"]);
    assert.deepEqual(texts(laying(from, "n7")), ["a3-f9+n7-f2"]);
    assert.deepEqual(laying(from, "n6"), []);
});

test("a second press makes the best move, but none of very many that are alike", () => {
    const many = Array.from({ length: 24 }, (_, index) => readMove(`a1-n${index + 1}`));
    assert.equal(obvious(lifting(many, "a1", 0, 1)), null);
    assert.equal(obvious(lifting([...halves, ...many], "a3", 0, 1)).text, "a3-f9+n5-f1");
    assert.equal(obvious(lifting(moves, "c1", 4, 5)).text, "c1-f1");
    assert.equal(obvious([]), null);
});
