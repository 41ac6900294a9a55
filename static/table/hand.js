// What is taken at the moment, and the piles lit because it may be laid there.

import { mark } from "./animate.js";
import { leaving, lifting } from "./choices.js";

export function hand(drawing) {
    let taken = null; // {pile, index, each, cards, elements, moves}

    // Takes the card at `index` with all that lies on it. The moves may be none: a player may try.
    function take(pile, index, choices) {
        release();
        const cards = drawing.cardsOf(pile);
        const each = "each" in drawing.pileOf(pile).dataset;
        const [first, tail] = leaving(choices, pile, index, cards.length, each);
        taken = { pile, index, each, cards: tail, elements: cards.slice(first, first + tail) };
        for (const card of taken.elements) mark(card, "taken", true);
        taken.elements[0].setAttribute("aria-pressed", "true");
        renew(choices);
        return taken;
    }

    // Takes the same cards once more; null where they lie there no longer.
    function again({ pile, index, elements }, choices) {
        if (index >= drawing.cardsOf(pile).length) return null;
        const now = take(pile, index, choices).elements;
        return now.length === elements.length && now.every((card, at) => card === elements[at]) ? taken : null;
    }

    function mates(moves) {
        return moves.map(({ mate }) => mate).filter(Boolean);
    }

    function light(piles, ...more) {
        for (const pile of piles) drawing.pileOf(pile).classList.add("lit", ...more);
    }

    // What is taken may now be laid elsewhere.
    function renew(choices) {
        dim();
        taken.moves = lifting(choices, taken.pile, taken.index, drawing.cardsOf(taken.pile).length);
        light(taken.moves.map(({ target }) => target));
        light(mates(taken.moves), "mate");
    }

    // Where the card goes is settled; with which of these others is not.
    function narrow(moves) {
        dim();
        taken.moves = moves;
        light(mates(moves), "mate");
    }

    function dim() {
        for (const pile of drawing.felt.querySelectorAll(".pile.lit")) pile.classList.remove("lit", "mate");
    }

    function release() {
        if (!taken) return;
        for (const card of taken.elements) mark(card, "taken", false);
        taken.elements[0].removeAttribute("aria-pressed");
        dim();
        taken = null;
    }

    return { take, again, renew, narrow, release, taken: () => taken };
}
