// What is to be done now, in a line at a glance, and the answers it asks for.

import { isDown } from "../table/notation.js";
import { say } from "../table/render.js";

// `names` are those of the players by place, `seat` is the reader's own; `act(deed, more)` says
// something to the server, `pieces` are {due, answers}, the line and the row of buttons.
export function status({ names, seat, mine, words, line, act, seats, pieces }) {
    let table = null;
    let shown = ""; // which buttons are there, so that they are made anew only when they change
    let unsent = false;
    let told = "";

    const other = (place) => place !== seat || !mine;
    const named = (place) => ({ name: names[place - 1] });
    const left = (milliseconds) => Math.max(0, Math.ceil((milliseconds - (performance.now() - table.at)) / 1000));

    function show(next) {
        table = next;
        tick();
    }

    // A move may not have been heard: whoever made it decides.
    function ask() {
        unsent = true;
        tick();
    }

    function tick() {
        if (!table) return;
        const [sentence, buttons] = now();
        if (sentence !== told) pieces.due.textContent = told = sentence;
        pieces.due.classList.toggle("mine", mine && table.phase === "play" && table.turn === seat);
        const kind = buttons.map(([words]) => words).join("|");
        if (kind === shown) return;
        shown = kind;
        pieces.answers.replaceChildren(...buttons.map(made));
    }

    function made([words, pressed, quiet]) {
        const button = document.createElement("button");
        button.type = "button";
        button.className = quiet ? "button quiet" : "button";
        button.textContent = words;
        button.addEventListener("click", pressed);
        return button;
    }

    function now() {
        if (table.phase === "over") return ["", []];
        if (unsent) return [words.unsent, [[words.send, settle(line.sendAgain)], [words.take_back, settle(line.forget), true]]];
        if (table.phase === "stop") return [stopped(), []];
        if (table.phase === "ending") return ending();
        const buttons = [...offered(), ...deserted(), ...passing()];
        return [[playing(), ...asides()].filter(Boolean).join(" "), buttons];
    }

    function settle(how) {
        return () => {
            unsent = false;
            how();
            line.redraw();
            tick();
        };
    }

    function stopped() {
        const { by, left: rest } = table.stop;
        return say(other(by) ? words.stopped_other : words.stopped_you, { ...named(by), left: left(rest) });
    }

    function ending() {
        const { winner, how, left: rest } = table.ending;
        const won = other(winner) ? words.ending_other : words.ending_you;
        const sentence = how === "drawn" ? words.ending_draw : won;
        const buttons = mine && table.by !== seat ? [[words.accept, () => act("accept"), true]] : [];
        return [say(sentence, { ...named(winner || 1), left: left(rest) }), buttons];
    }

    function playing() {
        if (!mine || table.turn !== seat) return say(words.turn_of, named(table.turn));
        if (table.duty) return table.duty.why;
        const stock = table.piles[`s${seat}`].split(" ").at(-1);
        return stock && !isDown(stock) ? words.your_turn_stock : words.your_turn;
    }

    function asides() {
        if (!mine) return [];
        if (table.draw) return [table.draw === seat ? words.draw_yours : say(words.draw_offered, named(table.draw))];
        const claim = claiming();
        if (claim === null) return [];
        return [say(claim > 0 ? words.claim_in : words.claim_now, { ...named(3 - seat), left: claim })];
    }

    function offered() {
        if (!mine || !table.draw) return [];
        const decline = () => act("decline");
        if (table.draw === seat) return [[words.draw_back, decline, true]];
        return [[words.draw_agree, () => act("draw")], [words.draw_decline, decline, true]];
    }

    // In how many seconds the absence of the other may be claimed; null where it may not.
    function claiming() {
        const { claim = null, at } = seats() ?? {};
        if (!mine || claim === null) return null;
        return Math.max(0, Math.ceil((claim - (performance.now() - at)) / 1000));
    }

    function deserted() {
        if (claiming() !== 0) return [];
        return [
            [words.claim_win, () => act("claim", { what: "win" })],
            [words.claim_draw, () => act("claim", { what: "draw" }), true],
        ];
    }

    function passing() {
        return mine && table.moves.includes("pass") ? [[words.pass, () => line.play("pass")]] : [];
    }

    setInterval(tick, 250);
    return { show, ask };
}
