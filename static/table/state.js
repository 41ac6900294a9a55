// The table as last told, and what was asked and not yet answered. Nothing here touches the page.
//
// Questions wait in a queue. Only the first is on its way, and it alone has an `n`: it says which
// table it was made at. The next leaves when the answer has come, so none is made at an old table.
// A question keeps its id and its n when it is sent again.

import { isDown, readMove, readPiles } from "./notation.js";

export function begin(table, queue = []) {
    return { table, queue };
}

export function ask(state, question) {
    return { ...state, queue: [...state.queue, question] };
}

// [the state after, the question to send now or null].
export function depart(state) {
    const [first, ...rest] = state.queue;
    if (!first || "n" in first) return [state, null];
    const question = { ...first, n: state.table.n };
    return [{ ...state, queue: [question, ...rest] }, question];
}

// The question that is on its way, or null.
export function underway(state) {
    const [first] = state.queue;
    return first && "n" in first ? first : null;
}

// The state after a message. A refusal empties the queue: what was asked after it leant on it.
export function hear(state, message) {
    const asked = underway(state);
    const answered = asked !== null && message.id === asked.id;
    if (message.type === "refused") {
        return answered ? { ...state, queue: [] } : state;
    }
    if (message.type !== "table") return state;
    return {
        table: message.n >= state.table.n ? message : state.table,
        queue: answered ? state.queue.slice(1) : state.queue,
    };
}

// The piles as they are to be seen: a card stays where it was put until the answer comes.
export function shown(state) {
    const piles = readPiles(state.table.piles);
    for (const question of state.queue) {
        if (question.do === "play") carry(piles, readMove(question.move));
    }
    return piles;
}

// What a move will turn up is for the server to tell; only cards in sight are carried ahead of it.
function carry(piles, { source, target, cards, place, swap, also }) {
    const from = piles[source];
    const onto = piles[target];
    if (!from || !onto || target[0] === "s" || from.length < cards) return;
    if (swap) return exchange(from, onto);
    const start = place ? place - 1 : from.length - cards;
    const taken = from.slice(start, start + cards);
    if (taken.some(isDown)) return;
    from.splice(start, cards);
    // Onto a foundation cards go one by one, the top one first; a wrong guess lasts until the answer.
    onto.push(...(target[0] === "f" ? taken.reverse() : taken));
    if (also) carry(piles, also);
}

function exchange(one, other) {
    if (one.length && other.length) [one[one.length - 1], other[other.length - 1]] = [other.at(-1), one.at(-1)];
}

// The moves on offer, taken apart, best first.
export function choices(state) {
    return state.table.moves.map(readMove);
}

