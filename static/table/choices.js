// What the server's list of moves offers for a card, a pile or a letter. No rule is known here: a
// move is on the list or it is not. The list comes best first, and so do the answers.

import { isDown } from "./notation.js";

// The moves that lift the card at `index` of a pile of `size`, with all that lies on it.
export function lifting(moves, pile, index, size) {
    return moves.filter(
        (move) =>
            move.source === pile &&
            move.target !== null &&
            (move.place ? move.place === index + 1 : move.cards === size - index),
    );
}

// What a press on a pile means when nothing is taken: turning the stock, turning the waste over
// onto an empty stock, or a procedure's move, which names the pile alone. One that names no pile,
// as the next deal, is made at the stock.
export function turning(moves, pile, cards) {
    const top = cards[cards.length - 1];
    return moves.find((move) => {
        if (move.target === null) return (move.source ?? "s1") === pile;
        if (top === undefined) return move.target === pile && move.source[0] === "w";
        return move.source === pile && isDown(top);
    });
}

// How many cards leave the pile when the one at `index` is taken.
export function tailOf(moves, pile, index, size) {
    return moves.some((move) => move.source === pile && move.place === index + 1) ? 1 : size - index;
}

// The best move from one pile to another, whatever the number of cards.
export function between(moves, source, target) {
    return moves.find((move) => move.source === source && move.target === target);
}

// The indices of a pile's cards from which a move starts, the longest tail first.
export function heads(moves, pile, size) {
    const found = moves
        .filter((move) => move.source === pile && move.target !== null)
        .map((move) => (move.place ? move.place - 1 : size - move.cards));
    return [...new Set(found)].sort((a, b) => a - b);
}
