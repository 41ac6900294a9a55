// What stands around the felt of two: the buttons and what they ask back, the line, the watchers.

import { say } from "../table/render.js";

const READ = 9000; // in which the draw for the start is looked at

export function around({ duel, mine, words, told, act, line, stop, undo }) {
    const by = (id) => document.getElementById(id);
    const seat = duel.seat;

    function show(table) {
        const { phase, draw, calls, score } = table;
        const over = phase === "over";
        by("draw")?.setAttribute("aria-disabled", String(over || draw === seat));
        by("resign")?.setAttribute("aria-disabled", String(over));
        by("undo")?.setAttribute("aria-disabled", String(!table.undo));
        if (by("calls")) by("calls").textContent = say(words.calls, { number: calls[seat - 1] });
        if (by("score")) by("score").textContent = score.join(" : ");
        if (table.count > 0 || over) by("drawn")?.remove();
    }

    function watching(number) {
        by("watching").textContent = say(told.watching, { number });
        by("watching").hidden = number === 0;
    }

    // The state of the connection, and the delay in milliseconds.
    function online(state, delay) {
        by("line").dataset.state = state;
        const open = delay === null ? "" : say(told.delay, { delay });
        by("line-words").textContent = { open, lost: told.waiting }[state] ?? "";
        by("line").title = told.line[state];
    }

    // Asks before something that cannot be taken back.
    let agreed = null;
    function sure(question, yes, then) {
        by("sure-words").textContent = question;
        by("sure-yes").textContent = yes;
        agreed = then;
        by("sure").showPopover();
        by("sure-no").focus();
    }
    by("sure-yes").addEventListener("click", () => {
        by("sure").hidePopover();
        agreed?.();
    });

    function pressed(id, does) {
        by(id)?.addEventListener("click", ({ currentTarget }) => currentTarget.ariaDisabled !== "true" && does());
    }

    pressed("stop", stop);
    pressed("undo", undo);
    pressed("draw", () => sure(words.sure_draw, words.yes_draw, () => act("draw")));
    pressed("resign", () => sure(words.sure_resign, words.yes_resign, () => act("resign")));
    pressed("rematch", () => act("rematch"));
    pressed("drawn-close", () => by("drawn").remove());
    if (mine && by("drawn")) {
        by("drawn").hidden = false;
        setTimeout(() => by("drawn")?.remove(), READ);
    }

    for (const button of document.querySelectorAll("[data-phrase]")) {
        button.addEventListener("click", () => {
            line.phrase(button.dataset.phrase);
            by("phrases").hidePopover();
        });
    }

    for (const field of by("pace").elements) {
        if (field.value === localStorage.getItem("duel-pace")) field.checked = true;
        field.addEventListener("change", () => localStorage.setItem("duel-pace", field.value));
    }

    return { show, watching, line: online };
}
