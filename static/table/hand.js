// What is taken at the moment, and the piles lit because it may be laid there.

import { mark } from "./animate.js";
import { lifting, tailOf } from "./choices.js";

export function hand(drawing, told) {
    let taken = null; // {pile, index, size, moves}

    // Takes the card at `index` with all that lies on it. The moves may be none: a player may try.
    function take(pile, index, choices) {
        release();
        const cards = drawing.cardsOf(pile);
        const moves = lifting(choices, pile, index, cards.length);
        const tail = tailOf(choices, pile, index, cards.length);
        taken = { pile, index, cards: tail, elements: cards.slice(index, index + tail), moves };
        for (const card of taken.elements) mark(card, "taken", true);
        taken.elements[0].setAttribute("aria-pressed", "true");
        for (const { target } of moves) drawing.pileOf(target).classList.add("lit");
        return taken;
    }

    function release() {
        if (!taken) return;
        for (const card of taken.elements) mark(card, "taken", false);
        taken.elements[0].removeAttribute("aria-pressed");
        for (const pile of document.querySelectorAll(".pile.lit")) pile.classList.remove("lit");
        taken = null;
    }

    return { take, release, taken: () => taken };
}
