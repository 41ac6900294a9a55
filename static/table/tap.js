// A tap or Enter on a card or an empty place: take it, lay it, or make its obvious move.

import { count, laying, lifting, obvious, turning } from "./choices.js";
import { writeMove } from "./notation.js";

const ECHO = 500; // the second tap of a tap-tap may come after the first has done it all

export function tapping(table, hand) {
    let echo = { source: null, target: null, until: 0 };

    // `doubled` tells that it is the second half of a double tap: its first half may have done it all
    // as well, and was not meant for the card that lay beneath.
    function tap(pile, index, doubled = false) {
        const echoed = echo.target === pile || (doubled && echo.source === pile);
        if (echoed && performance.now() < echo.until) return;
        table.settled(() => put(pile, index, true));
    }

    // Enter does not make a card's only move at once: who steers by keys chooses where it goes.
    function enter(pile, index) {
        table.settled(() => put(pile, index, false));
    }

    function put(pile, index, atOnce) {
        if (hand.taken()) lay(pile, index);
        else pick(pile, index, atOnce);
    }

    function pick(pile, index, atOnce) {
        const choices = table.choices();
        const cards = table.cards(pile);
        const turn = turning(choices, pile, cards);
        if (turn) return table.play(turn.text);
        if (index === null || index >= cards.length) return;
        const moves = lifting(choices, pile, index, cards.length);
        if (moves.length === 0) return table.stuck(pile, index);
        if (count(moves) > 1 || !atOnce) return table.take(pile, index);
        echo = { source: pile, target: moves[0].target, until: performance.now() + ECHO };
        table.play(moves[0].text);
    }

    function lay(pile, index) {
        const taken = hand.taken();
        hand.release();
        if (pile === taken.pile && index === taken.index) {
            const best = obvious(taken.moves);
            return best && table.play(best.text);
        }
        if (laying(taken.moves, pile).length) return play(taken, pile);
        const size = table.cards(pile).length;
        if (index !== null && lifting(table.choices(), pile, index, size).length) return table.take(pile, index);
        play(taken, pile);
    }

    // Lays what was dragged. What may not go there yet may when the answer under way has come; until
    // then it stays where it was put.
    function drop(taken, pile) {
        if (laying(taken.moves, pile).length) return play(taken, pile);
        table.settled(() => {
            const now = hand.again(taken, table.choices());
            if (now) play(now, pile);
            else table.putBack();
        });
    }

    // Lays what was taken on a pile. Where that may mean several moves the player is asked.
    function play(taken, pile) {
        const meant = laying(taken.moves, pile);
        if (count(meant) === 1) return table.play(meant[0].text);
        if (meant.length === 0) return pile === taken.pile ? undefined : table.play(tried(taken, pile));
        if (meant.every(({ target }) => target === pile)) return table.askMate(taken, meant);
        table.choose(pile, meant);
    }

    return { tap, enter, drop };
}

// The move, not on the list, that laying what is taken on that pile would be.
function tried({ pile, cards, index, each }, target) {
    return writeMove(pile, target, cards, each ? index + 1 : 0);
}
