// A tap or Enter on a card or an empty place: take it, lay it, or make its obvious move.

import { lifting, turning } from "./choices.js";
import { writeMove } from "./notation.js";

const ECHO = 500; // the second tap of a tap-tap may come after the first has done it all

export function tapping(table, hand) {
    let echo = { pile: null, until: 0 };

    function tap(pile, index) {
        if (echo.pile === pile && performance.now() < echo.until) return;
        if (hand.taken()) lay(pile, index);
        else pick(pile, index, true);
    }

    // Enter does not make a card's only move at once: who steers by keys chooses where it goes.
    function enter(pile, index) {
        if (hand.taken()) lay(pile, index);
        else pick(pile, index, false);
    }

    function pick(pile, index, atOnce) {
        const choices = table.choices();
        const cards = table.cards(pile);
        const turn = turning(choices, pile, cards);
        if (turn) return table.play(turn.text);
        if (index === null) return;
        const moves = lifting(choices, pile, index, cards.length);
        if (moves.length === 0) return table.stuck(pile, index);
        if (moves.length > 1 || !atOnce) return table.take(pile, index);
        echo = { pile: moves[0].target, until: performance.now() + ECHO };
        table.play(moves[0].text);
    }

    function lay(pile, index) {
        const taken = hand.taken();
        const again = pile === taken.pile && index === taken.index;
        const move = again ? taken.moves[0] : taken.moves.find(({ target }) => target === pile);
        hand.release();
        if (move) return table.play(move.text);
        if (pile === taken.pile && index === taken.index) return;
        const size = table.cards(pile).length;
        if (index !== null && lifting(table.choices(), pile, index, size).length) return table.take(pile, index);
        if (pile !== taken.pile) table.play(tried(taken, pile));
    }

    return { tap, enter };
}

// The move that laying what is taken on that pile would be, on the list or not.
export function tried({ pile, cards, index, moves }, target) {
    const place = moves[0]?.place ? index + 1 : 0;
    return moves.find((move) => move.target === target)?.text ?? writeMove(pile, target, cards, place);
}
