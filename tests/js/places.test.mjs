import assert from "node:assert/strict";
import test from "node:test";

import { landing, nearest, overlap } from "../../static/table/places.js";

const rect = (left, top, width = 50, height = 70) => ({ left, top, width, height });
const pile = (name, left, top, lit = false) => ({ name, rect: rect(left, top), lit });

test("rectangles that only touch do not overlap", () => {
    assert.equal(overlap(rect(0, 0), rect(50, 0)), 0);
    assert.equal(overlap(rect(0, 0), rect(40, 60)), 100);
});

test("a card lands on the pile that it covers most", () => {
    assert.equal(landing(rect(20, 0), [pile("c1", 0, 0), pile("c2", 55, 0)]), "c1");
});

test("a lit pile is landed on by a corner, before a dark one that is covered more", () => {
    assert.equal(landing(rect(20, 0), [pile("c1", 0, 0), pile("c2", 55, 0, true)]), "c2");
});

test("a lit neighbour does not catch a card that lies nearly all on a dark pile", () => {
    assert.equal(landing(rect(14, 0), [pile("c1", 0, 0), pile("c2", 55, 0, true)]), "c1");
});

test("a dark pile needs a good part of the card", () => {
    assert.equal(landing(rect(45, 0), [pile("c1", 0, 0)]), null);
});

test("beside everything a card lands nowhere", () => {
    assert.equal(landing(rect(500, 500), [pile("c1", 0, 0, true)]), null);
});

test("an arrow leads to the next card straight ahead", () => {
    const grid = [rect(0, 0), rect(60, 0), rect(120, 0), rect(0, 100), rect(60, 100)];
    assert.equal(nearest(grid[0], "right", grid), 1);
    assert.equal(nearest(grid[0], "down", grid), 3);
    assert.equal(nearest(grid[4], "up", grid), 1);
    assert.equal(nearest(grid[0], "left", grid), -1);
});

test("within a fan an arrow goes to the next card, not to the next pile", () => {
    const fan = [rect(0, 0, 50, 20), rect(0, 20, 50, 20), rect(0, 40), rect(60, 10)];
    assert.equal(nearest(fan[0], "down", fan), 1);
    assert.equal(nearest(fan[2], "up", fan), 1);
});

test("sideways, the card at about the same height is nearer than a higher one", () => {
    const fans = [rect(0, 60, 50, 20), rect(60, 0, 50, 20), rect(60, 55, 50, 20)];
    assert.equal(nearest(fans[0], "right", fans), 2);
});
