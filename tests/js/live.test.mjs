import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { connect, pause } from "../../static/live.js";

const sockets = [];
const listeners = {};

class Socket {
    constructor(url) {
        this.url = url;
        this.readyState = 0;
        this.sent = [];
        sockets.push(this);
    }

    send(text) {
        this.sent.push(JSON.parse(text));
    }

    close() {
        this.readyState = 3;
    }

    open() {
        this.readyState = 1;
        this.onopen();
    }

    say(message) {
        this.onmessage({ data: JSON.stringify(message) });
    }
}

// Time goes by in small steps: whatever ticks sees no leap.
function pass(time) {
    for (let left = time; left > 0; left -= 50) mock.timers.tick(Math.min(left, 50));
}

let told;
let line;

beforeEach(() => {
    mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
    sockets.length = 0;
    const listen = (name, hear) => (listeners[name] = hear);
    Object.assign(globalThis, {
        WebSocket: Socket,
        document: { addEventListener: listen, hidden: false },
        addEventListener: listen,
    });
    told = [];
    line = connect({
        url: "ws://table",
        at: () => 42,
        opened: () => told.push("opened"),
        heard: ({ type }) => told.push(type),
        changed: (state) => told.push(state),
    });
});

afterEach(() => mock.timers.reset());

test("the pauses grow from 50 ms to 5 s, never the same for two browsers", () => {
    const attempts = [0, 1, 2, 3, 12, 13, 14, 15, 40];
    const least = attempts.map((attempt) => pause(attempt, () => 0));
    const most = attempts.map((attempt) => pause(attempt, () => 1));
    assert.deepEqual(least, [50, 100, 250, 500, 500, 1000, 2000, 2500, 2500]);
    assert.deepEqual(most, [50, 300, 750, 1000, 1000, 2000, 4000, 5000, 5000]);
});

test("for as long as a server takes to start anew nobody waits more than a second", () => {
    const young = [...Array(13).keys()].map((attempt) => pause(attempt, () => 1));
    assert.ok(Math.max(...young) <= 1000);
    const lasted = [...Array(13).keys()].reduce((sum, attempt) => sum + pause(attempt, () => 0.5), 0);
    assert.ok(lasted > 7000);
});

test("a socket that opens pings with the number of the table seen last", () => {
    sockets[0].open();
    assert.equal(sockets[0].sent[0].do, "ping");
    assert.equal(sockets[0].sent[0].n, 42);
    assert.deepEqual(told, ["opening", "opened"]);
});

test("a dropped socket is opened again after 50 ms", () => {
    sockets[0].open();
    sockets[0].say({ type: "table" });
    sockets[0].onclose({ code: 1006 });
    pass(49);
    assert.equal(sockets.length, 1);
    pass(1);
    assert.equal(sockets.length, 2);
    sockets[1].open();
    assert.deepEqual(told, ["opening", "opened", "open", "table", "lost", "opened"]);
});

test("an answer makes the pauses short again", () => {
    for (let round = 0; round < 6; round += 1) {
        sockets.at(-1).onclose({ code: 1006 });
        pass(5000);
    }
    sockets.at(-1).open();
    sockets.at(-1).say({ type: "pong", at: 0 });
    const before = sockets.length;
    sockets.at(-1).onclose({ code: 1006 });
    pass(50);
    assert.equal(sockets.length, before + 1);
});

test("nothing is sent while the line is down, and the caller is told", () => {
    assert.equal(line.send({ do: "look" }), false);
    sockets[0].open();
    assert.equal(line.send({ do: "look" }), true);
});

test("a socket that does not answer is given up after five seconds", () => {
    sockets[0].open();
    pass(4999);
    assert.equal(sockets[0].readyState, 1);
    pass(1);
    assert.equal(sockets[0].readyState, 3);
    pass(50);
    assert.equal(sockets.length, 2);
});

test("a quiet line is tried every five seconds", () => {
    sockets[0].open();
    sockets[0].say({ type: "pong", at: 0 });
    pass(5000);
    assert.equal(sockets[0].sent.filter((message) => message.do === "ping").length, 2);
});

for (const event of ["visibilitychange", "resume", "online"]) {
    test(`after ${event} a dead socket is found out and another opened in half a second`, () => {
        sockets[0].open();
        sockets[0].say({ type: "pong", at: 0 });
        listeners[event]();
        pass(400);
        assert.equal(sockets[0].readyState, 3);
        pass(50);
        assert.equal(sockets.length, 2);
    });
}

test("a clock that has jumped tells of a sleep, and the socket is tried within a second", () => {
    sockets[0].open();
    sockets[0].say({ type: "pong", at: 0 });
    const awake = Date.now;
    Date.now = () => awake() + 3600_000;
    pass(500);
    assert.equal(sockets[0].sent.length, 2);
    pass(400);
    pass(50);
    assert.equal(sockets.length, 2);
});

test("after a sleep a socket that answers is kept", () => {
    sockets[0].open();
    sockets[0].say({ type: "pong", at: 0 });
    listeners.resume();
    sockets[0].say({ type: "pong", at: 0 });
    pass(2000);
    assert.equal(sockets[0].readyState, 1);
});

test("coming back online does not wait for the next attempt", () => {
    for (let round = 0; round < 6; round += 1) {
        sockets.at(-1).onclose({ code: 1006 });
        if (round < 5) pass(5000);
    }
    const before = sockets.length;
    listeners.online();
    assert.equal(sockets.length, before + 1);
});

test("a table that is not one's own is not asked for again", () => {
    sockets[0].open();
    sockets[0].onclose({ code: 4401 });
    pass(60000);
    assert.equal(sockets.length, 1);
    assert.equal(told.at(-1), "stranger");
});
