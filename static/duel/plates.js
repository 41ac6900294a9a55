// The two players: who is there, whose clock runs, what they say.

import { say } from "../table/render.js";

const LOW = 20000; // milliseconds from which tenths are shown
const SAID = 6000; // how long a phrase stays

// Milliseconds as minutes and seconds; the last of them with tenths.
function minutes(left) {
    const tenths = Math.max(0, Math.ceil(left / 100));
    return left < LOW ? `${ago(tenths * 100)}.${tenths % 10}` : ago(Math.ceil(left / 1000) * 1000);
}

function ago(milliseconds) {
    const seconds = Math.floor(milliseconds / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

// What is left on the bank of a place, so long after the clock was told.
function bank(clock, place, since) {
    const { banks, running, free } = clock;
    return banks[place - 1] - (running === place ? Math.max(0, since - free) : 0);
}

export function plates(words) {
    const part = (place, name) => document.querySelector(`#plate-${place} > .${name}`);
    let table = null;
    let seats = null;

    function show(next) {
        table = next;
        tick();
    }

    function present(message) {
        seats = { ...message, at: performance.now() };
        tick();
    }

    function tick() {
        for (const place of [1, 2]) {
            clock(place);
            absence(place);
        }
    }

    function clock(place) {
        const face = part(place, "clock");
        if (!face || !table?.clock) return;
        const left = bank(table.clock, place, performance.now() - table.at);
        const text = minutes(left);
        if (face.textContent !== text) face.textContent = text;
        face.classList.toggle("low", left < LOW);
        face.classList.toggle("running", table.clock.running === place);
    }

    function absence(place) {
        const waited = table?.phase !== "over" && !seats?.here[place - 1];
        const gone = waited && seats?.gone[place - 1];
        const line = part(place, "absent");
        line.hidden = !gone;
        const time = gone && ago(gone.for + performance.now() - seats.at);
        if (gone) line.textContent = say(words[gone.how], { time });
    }

    // A phrase stands beside the name of whoever said it for a while.
    let silence = [0, 0];
    function hear({ place, text }) {
        const bubble = part(place, "bubble");
        bubble.textContent = text;
        clearTimeout(silence[place - 1]);
        silence[place - 1] = setTimeout(() => (bubble.textContent = ""), SAID);
    }

    setInterval(tick, 100);
    return { show, present, hear, seats: () => seats };
}
