// What the server's list of moves offers for a card, a pile or a letter. No rule is known here: a
// move is on the list or it is not. The list comes best first, and so do the answers.

import { isDown } from "./notation.js";

// The moves that lift the card at `index` of a pile of `size`, with all that lies on it. Each is
// told from that card: `target` is where it goes itself, even when the text begins with the other
// one; `mate` is the pile whose card goes along with it, or null.
export function lifting(moves, pile, index, size) {
    return moves.flatMap((move) => {
        const { source, target, place, cards, swap, also } = move;
        if (target === null) return [];
        if (also) return [...half(move, move, also, pile), ...half(move, also, move, pile)];
        if (swap && target === pile && index === size - 1) return [{ ...move, target: source, mate: null }];
        const lifted = place ? place === index + 1 : cards === size - index;
        return source === pile && lifted ? [{ ...move, mate: null }] : [];
    });
}

// Of two cards carried in one move: the one that lies on the pile.
function half(move, one, other, pile) {
    if (one.source !== pile) return [];
    return [{ ...move, target: one.target, mate: other.source === pile ? null : other.source }];
}

// Those of the moves of a card that are meant by laying it there: on the place where it goes, or
// on the card that goes with it.
export function laying(moves, pile) {
    return moves.filter(({ target, mate }) => target === pile || mate === pile);
}

// How many different moves there are among those told from one card.
export function count(moves) {
    return new Set(moves.map(({ text }) => text)).size;
}

const MANY = 12;

// What a second press on a taken card does: its best move, unless that is one of many alike.
export function obvious(moves) {
    const [best] = moves;
    return best && (best.target[0] === "f" || count(moves) <= MANY) ? best : null;
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

// [first, how many]: the cards that leave the pile when the one at `index` is taken. `each` tells
// that any card of the pile may be lifted out of it.
export function leaving(moves, pile, index, size, each = false) {
    const couple = moves.some(({ source, also }) => also?.source === pile && source === pile);
    if (couple) return [0, size];
    return [index, each ? 1 : size - index];
}

// The best move from one pile to another, whichever cards it carries.
export function between(moves, source, target) {
    const found = moves.find((move) => move.source === source && move.target === target);
    if (found) return found;
    return moves.find(({ swap, source: one, target: other, also }) =>
        swap ? one === target && other === source : also && [one, also.source].includes(source) && [other, also.target].includes(target),
    );
}

// The indices of a pile's cards from which a move starts, the longest tail first.
export function heads(moves, pile, size) {
    return [...Array(size).keys()].filter((index) => lifting(moves, pile, index, size).length > 0);
}
