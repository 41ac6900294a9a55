// The first table of a game shows its player round, once: what can be played, how, what helps.
// Nothing waits for it: whoever plays a card has seen enough.

import { heads, turning } from "./choices.js";
import { say } from "./render.js";

// `box` is the tour on the page, or null where there is none.
export function touring(box, words, table, drawn) {
    const steps = [movable, example, tools];
    let step = 0;

    // The cards that a move starts from, and the piles that are pressed.
    function movable() {
        const moves = table.choices();
        for (const { id } of document.querySelectorAll(".pile")) {
            const cards = table.cards(id);
            for (const index of heads(moves, id, cards.length)) offer(drawn.cardsOf(id)[index]);
            if (turning(moves, id, cards)) offer(drawn.cardsOf(id).at(-1) ?? drawn.spotOf(id));
        }
        return words.movable;
    }

    // The best move of a card, taken as if by hand, so that it can be laid at once.
    function example() {
        for (const { source, target, cards, place } of table.choices()) {
            const index = place ? place - 1 : (table.cards(source)?.length ?? 0) - cards;
            if (target && table.lift(source, index)) return say(words.example, { card: drawn.nameOf(table.cards(source)[index], source) });
        }
        movable();
        return words.pile;
    }

    function tools() {
        for (const tool of document.querySelectorAll("#undo, #hint, [popovertarget=rules]")) offer(tool);
        box.querySelector("#tour-next").textContent = words.done;
        return words.tools;
    }

    function offer(element) {
        element.classList.add("offered");
    }

    function clear() {
        for (const element of document.querySelectorAll(".offered")) element.classList.remove("offered");
    }

    function show() {
        clear();
        table.letGo();
        box.querySelector("#tour-words").textContent = steps[step]();
    }

    function end() {
        if (!box?.isConnected) return;
        clear();
        const within = box.contains(document.activeElement);
        // The cards stay where they are, though there is now more room for them.
        box.parentElement.style.minHeight = `${box.parentElement.getBoundingClientRect().height}px`;
        box.remove();
        if (within) document.getElementById("felt").focus({ preventScroll: true });
        remember(document.getElementById("table").dataset.game);
    }

    if (box) {
        box.querySelector("#tour-next").addEventListener("click", () => (++step < steps.length ? show() : (table.letGo(), end())));
        box.querySelector("#tour-end").addEventListener("click", () => (table.letGo(), end()));
        show();
    }
    return { end };
}

const YEAR = 31536000;

// A cookie, for the server draws the tour or does not.
function remember(game) {
    const seen = /(?:^|; )toured=([^;]*)/.exec(document.cookie)?.[1].split(".") ?? [];
    const secure = location.protocol === "https:" ? ";secure" : "";
    document.cookie = `toured=${[...new Set([...seen, game])].filter(Boolean).join(".")};path=/;max-age=${YEAR};samesite=lax${secure}`;
}
