import assert from "node:assert/strict";
import test from "node:test";

import { readPiles } from "../../static/table/notation.js";
import { shifts } from "../../static/table/shifts.js";

const told = (before, after) =>
    shifts(readPiles(before), readPiles(after))
        .map(({ from, to }) => `${from?.join("/") ?? "new"}>${to?.join("/") ?? "gone"}`)
        .sort();

test("nothing moved", () => {
    assert.deepEqual(told({ c1: "-- QC", f1: "" }, { c1: "-- QC", f1: "" }), []);
});

test("a card carried, and the one it lay on turned", () => {
    assert.deepEqual(told({ c1: "-- -- QC", c2: "KD" }, { c1: "-- 5H", c2: "KD QC" }), ["c1/1>c1/1", "c1/2>c2/1"]);
});

test("a run keeps its order", () => {
    assert.deepEqual(told({ c1: "9S 8D 7C", c2: "9C" }, { c1: "9S", c2: "9C 8D 7C" }), ["c1/1>c2/1", "c1/2>c2/2"]);
});

test("a group goes home top card first", () => {
    assert.deepEqual(told({ c1: "8H 7H 6H", f1: "5H" }, { c1: "", f1: "5H 6H 7H 8H" }), [
        "c1/0>f1/3",
        "c1/1>f1/2",
        "c1/2>f1/1",
    ]);
});

test("three cards turned from the stock come top card first", () => {
    assert.deepEqual(told({ s1: "-- -- -- --", w1: "2C" }, { s1: "--", w1: "2C 9S 7H 3H" }), [
        "s1/1>w1/3",
        "s1/2>w1/2",
        "s1/3>w1/1",
    ]);
});

test("taking that back returns each to its place", () => {
    assert.deepEqual(told({ s1: "--", w1: "2C 9S 7H 3H" }, { s1: "-- -- -- --", w1: "2C" }), [
        "w1/1>s1/3",
        "w1/2>s1/2",
        "w1/3>s1/1",
    ]);
});

test("the waste turned over becomes the stock upside down", () => {
    assert.deepEqual(told({ s1: "", w1: "2C 9S 7H" }, { s1: "-- -- --", w1: "" }), ["w1/0>s1/2", "w1/1>s1/1", "w1/2>s1/0"]);
});

test("a place filled from the trunk in the same move", () => {
    assert.deepEqual(told({ c1: "QC", f1: "JC", r1: "-- --" }, { c1: "7D", f1: "JC QC", r1: "--" }), [
        "c1/0>f1/1",
        "r1/1>c1/0",
    ]);
});

test("a card out of the middle leaves the others where they are", () => {
    assert.deepEqual(told({ c1: "2C 9S 7H", f1: "" }, { c1: "2C 7H", f1: "9S" }), ["c1/1>f1/0", "c1/2>c1/1"]);
});

test("of two like cards the one in its own pile stays", () => {
    assert.deepEqual(told({ c1: "QC", c2: "QC 5D", f1: "" }, { c1: "", c2: "QC 5D", f1: "QC" }), ["c1/0>f1/0"]);
});

test("whatever the views, every card of the one and the other is accounted for just once", () => {
    let seed = 7;
    const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
    const deck = [..."A23456789TJQK"].flatMap((rank) => [..."CDHS"].map((suit) => rank + suit)).concat("--", "--", "--", "--");
    const deal = () => {
        const piles = { s1: [], w1: [], c1: [], c2: [], f1: [] };
        const names = Object.keys(piles);
        for (let left = [...deck]; left.length; ) piles[names[random(5)]].push(...left.splice(random(left.length), 1));
        return piles;
    };
    for (let round = 0; round < 200; round += 1) {
        const [before, after] = [deal(), deal()];
        const found = shifts(before, after);
        for (const [side, piles] of [["from", before], ["to", after]]) {
            const places = found.flatMap((shift) => (shift[side] ? [shift[side].join("/")] : []));
            assert.equal(new Set(places).size, places.length);
        }
        // Carrying them out makes the second view of the first.
        const made = Object.fromEntries(Object.entries(after).map(([name, cards]) => [name, cards.map((_, index) => before[name][index])]));
        for (const { from, to } of found) if (to) made[to[0]][to[1]] = from ? before[from[0]][from[1]] : after[to[0]][to[1]];
        for (const [name, cards] of Object.entries(after)) {
            cards.forEach((card, index) => assert.ok([made[name][index], card].includes("--") || made[name][index] === card));
        }
    }
});
