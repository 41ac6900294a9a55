import assert from "node:assert/strict";
import test from "node:test";

import { framesOf } from "../../static/replay/frames.js";

// A game of so many steps, each of which adds a card to one of two piles.
function served(count) {
    const asked = [];
    const at = (number) => ({ f1: "x ".repeat(Math.ceil(number / 2)).trim(), f2: "x ".repeat(Math.floor(number / 2)).trim() });
    const get = async (from) => {
        asked.push(from);
        const frames = [];
        for (let number = from; number < Math.min(from + 64, count + 1); number += 1) {
            const piles = at(number);
            const before = number > from ? at(number - 1) : {};
            frames.push({ piles: Object.fromEntries(Object.entries(piles).filter(([name, cards]) => before[name] !== cards)) });
        }
        return { from, frames };
    };
    return { asked, at, get };
}

test("every table is put together from what changed", async () => {
    const { at, get } = served(150);
    const frames = framesOf(get);
    for (const number of [0, 1, 63, 64, 100, 150]) assert.deepEqual((await frames.come(number)).piles, at(number));
});

test("a piece is fetched once, however often it is wanted", async () => {
    const { asked, get } = served(150);
    const frames = framesOf(get);
    await Promise.all([frames.come(70), frames.come(71), frames.come(127)]);
    await frames.come(64);
    assert.deepEqual(asked, [64]);
    assert.ok(frames.at(90));
});

test("the next piece is at hand before it is wanted, and none beyond the end", async () => {
    const { asked, get } = served(100);
    const frames = framesOf(get);
    await frames.come(0);
    frames.ahead(10, 100);
    assert.deepEqual(asked, [0]);
    frames.ahead(40, 100);
    assert.deepEqual(asked, [0, 64]);
    frames.ahead(100, 100);
    assert.deepEqual(asked, [0, 64]);
});

test("a piece that was lost on its way is asked for again", async () => {
    let broken = true;
    const { get } = served(10);
    const frames = framesOf((from) => (broken ? Promise.reject(new Error("no line")) : get(from)));
    await assert.rejects(frames.come(3));
    broken = false;
    assert.ok(await frames.come(3));
});
