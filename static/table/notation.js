// Cards, piles and moves as the server writes them: "QC", "<QS>", "--"; "-- -- QC"; "c4x3-c9".

const CARRY = /^([a-z]\d+)(?:x(\d+)|@(\d+))?([-=])([a-z]\d+)(?:\+(.+))?$/;

// A move taken apart. `place` counts from the bottom from 1 where any card of a pile may be lifted,
// and is 0 where the top ones are. Two cards may `swap`; what is carried in the same move is `also`.
// A procedure's own move ("turn:r1", "pass") has no target.
export function readMove(text) {
    const found = CARRY.exec(text);
    if (!found) {
        const source = text.split(":")[1] ?? null;
        return { text, source, target: null, cards: 1, place: 0, swap: false, also: null };
    }
    const [, source, cards = 1, place = 0, sign, target, also] = found;
    return {
        text,
        source,
        target,
        cards: Number(cards),
        place: Number(place),
        swap: sign === "=",
        also: also ? readMove(also) : null,
    };
}

export function writeMove(source, target, cards = 1, place = 0) {
    const which = place ? `@${place}` : cards > 1 ? `x${cards}` : "";
    return `${source}${which}-${target}`;
}

export function readPile(text) {
    return text ? text.split(" ") : [];
}

export function readPiles(piles) {
    return Object.fromEntries(Object.entries(piles).map(([name, text]) => [name, readPile(text)]));
}

export function isDown(card) {
    return card === "--" || card[0] === "<";
}

// The face that a view tells, also of a card lying face down; "--" where it tells none.
export function faceOf(card) {
    return card[0] === "<" ? card.slice(1, -1) : card;
}
