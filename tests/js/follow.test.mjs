import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

let now = 0;
globalThis.document = { documentElement: { dataset: {} }, hidden: false };
globalThis.localStorage = { getItem: () => "slow" };
globalThis.performance = { now: () => now };
const { following } = await import("../../static/duel/follow.js");

const forward = { addEventListener() {} };
const moved = (count, hold = 0, by = 2) => ({ count, hold, by, turn: 2, phase: "play", at: now });

let shown;
let follow;
beforeEach(() => {
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout"] });
    now = 10_000;
    shown = [];
    follow = following(moved(0), 1, ({ count }) => shown.push(count), forward);
});

function pass(time) {
    for (let left = time; left > 0; left -= 10) {
        now += 10;
        mock.timers.tick(10);
    }
}

test("moves of the other are shown one at a time at the pace chosen", () => {
    follow.push(moved(1));
    pass(10);
    follow.push(moved(2));
    pass(1000);
    assert.deepEqual(shown, [1]);
    pass(600);
    assert.deepEqual(shown, [1, 2]);
});

test("a move that can be called is seen while there is time to call it, whatever waits before it", () => {
    follow.push(moved(1));
    for (let count = 2; count < 9; count++) follow.push(moved(count));
    follow.push(moved(9, 1200));
    pass(500);
    assert.ok(shown.at(-1) < 9);
    pass(110);
    assert.deepEqual(shown, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("a move of one's own out of turn, and a call, are shown at once", () => {
    follow.push(moved(1));
    follow.push(moved(2));
    follow.push(moved(3, 0, 1));
    assert.deepEqual(shown, [3]);
    follow.push({ ...moved(4, 0, null), turn: 1 });
    assert.deepEqual(shown, [3, 4]);
    pass(5000);
    assert.deepEqual(shown, [3, 4]);
});
