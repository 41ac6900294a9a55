// What stands around the felt: buttons, counters, the end of the game, the state of the line.

import { readMove } from "./notation.js";
import { say } from "./render.js";

export function bar(told) {
    const by = (id) => document.getElementById(id);
    const buttons = { undo: by("undo"), redo: by("redo") };

    // Shows the counters and what can be done.
    function show(table) {
        for (const [deed, button] of Object.entries(buttons)) {
            button?.setAttribute("aria-disabled", String(!table[deed]));
        }
        if (by("finish")) by("finish").hidden = !table.finish;
        const over = Boolean(table.outcome) && !table.undo;
        by("give-up")?.setAttribute("aria-disabled", String(over));
        by("home").textContent = `${table.home} / ${table.total}`;
        by("count").textContent = table.count;
        by("redeals").textContent = table.redeals ?? "";
        by("redeals").parentElement.hidden = table.redeals === null;
        watching(table.presence?.watching);
        ending(table);
        due(table);
    }

    // What is due, as long as it is: why, which cards would do it, and which places they would fill.
    function due({ duty }) {
        by("duty").textContent = duty?.why ?? "";
        const moves = (duty?.moves ?? []).map(readMove);
        const cards = new Set(moves.flatMap(({ source, target, swap }) => (swap ? [source, target] : [source])));
        const places = new Set(moves.map(({ target }) => target));
        for (const pile of document.querySelectorAll(".pile")) {
            pile.classList.toggle("due", cards.has(pile.id));
            pile.classList.toggle("wanted", places.has(pile.id));
        }
    }

    function watching(number) {
        if (number === undefined) return;
        by("watching").textContent = say(told.watching, { number });
        by("watching").hidden = number === 0;
    }

    function ending({ outcome, undo, count, home, total }) {
        const ended = by("ended");
        ended.hidden = by("result-of").hidden = !outcome;
        if (!outcome) return;
        const won = Boolean(outcome.winner);
        ended.classList.toggle("won", won);
        by("ended-title").textContent = won ? told.won : outcome.why;
        const number = outcome.number ? say(told.number, outcome) : "";
        by("ended-count").textContent = `${say(told.tally, { home, total, count })} ${number}`;
        by("result").value = say(told.result, { result: outcome.result, link: by("deal-link").value });
        for (const back of ended.querySelectorAll("[data-do]")) back.hidden = !undo;
        if (by("replay")) by("replay").hidden = undo;
    }

    // The state of the connection, and the delay in milliseconds.
    function line(state, delay) {
        by("line").dataset.state = state;
        const open = delay === null ? "" : say(told.delay, { delay });
        by("line-words").textContent = { open, lost: told.waiting }[state] ?? "";
        by("line").title = told.line[state];
    }

    return { show, line, watching };
}
