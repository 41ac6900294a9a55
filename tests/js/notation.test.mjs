import assert from "node:assert/strict";
import test from "node:test";

import { faceOf, isDown, readMove, readPile, readPiles, writeMove } from "../../static/table/notation.js";

test("a carry of one card names its piles", () => {
    const move = readMove("c3-f1");
    assert.deepEqual([move.source, move.target, move.cards, move.place, move.swap, move.also], ["c3", "f1", 1, 0, false, null]);
});

test("a carry of several says how many", () => {
    assert.equal(readMove("c4x3-c9").cards, 3);
});

test("a card out of the middle of a pile is known by its place", () => {
    const move = readMove("c13@3-f2");
    assert.deepEqual([move.source, move.place, move.cards], ["c13", 3, 1]);
});

test("in an exchange two cards swap", () => {
    const move = readMove("c2=c9");
    assert.deepEqual([move.source, move.target, move.swap], ["c2", "c9", true]);
});

test("a move of two carries has the second one in it", () => {
    const move = readMove("a3-f9+n5-f1");
    assert.deepEqual([move.text, move.source, move.target], ["a3-f9+n5-f1", "a3", "f9"]);
    assert.deepEqual([move.also.source, move.also.target, move.also.also], ["n5", "f1", null]);
});

test("a move that names one pile has no target", () => {
    assert.deepEqual([readMove("turn:r1").source, readMove("turn:r1").target], ["r1", null]);
    assert.equal(readMove("pass").source, null);
});

test("what is written is read again", () => {
    for (const parts of [["c3", "f1", 1, 0], ["c4", "c9", 3, 0], ["c13", "f2", 1, 3]]) {
        const { source, target, cards, place } = readMove(writeMove(...parts));
        assert.deepEqual([source, target, cards, place], parts);
    }
});

test("an empty pile has no cards", () => {
    assert.deepEqual(readPile(""), []);
    assert.deepEqual(readPiles({ c1: "-- QC", w1: "" }), { c1: ["--", "QC"], w1: [] });
});

test("a card face down may still tell its face", () => {
    assert.deepEqual(["QS", "<QS>", "--"].map(isDown), [false, true, true]);
    assert.deepEqual(["QS", "<QS>", "--"].map(faceOf), ["QS", "QS", "--"]);
});
