// A hint in steps: that there is a move and on which pile, then the move and why.

import { readMove } from "./notation.js";
import { say } from "./render.js";

export function hinting(felt, drawing, told, tell) {
    let hint = null; // {n, move, why, step}

    function hear(message) {
        hint = { ...message, step: 0 };
        show();
    }

    // Shows the next step of the hint given at table `n`; false where none was.
    function again(n) {
        if (hint?.n !== n) return false;
        show();
        return true;
    }

    function show() {
        const { move, why, step } = hint;
        if (!move || step > 0) tell(why);
        if (!move) return;
        const { source, target, cards, place, also } = readMove(move);
        const pile = source ?? "s1"; // a move that names no pile is made at the stock
        if (step === 0) tell(say(told.hint_pile, { pile: drawing.titleOf(pile) }));
        mark(drawing.cardsOf(pile).at(place ? place - 1 : -cards) ?? drawing.spotOf(pile));
        if (also) mark(drawing.cardsOf(also.source)[0]);
        if (target && step > 0) mark(drawing.pileOf(target));
        hint.step += 1;
    }

    function mark(element) {
        element.classList.add("hinted");
    }

    function clear() {
        hint = null;
        for (const marked of felt.querySelectorAll(".hinted")) marked.classList.remove("hinted");
    }

    return { hear, again, clear };
}
