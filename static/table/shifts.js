// What changed between two views of a table: which card now lying here lay where before. A move,
// an undo, a move made on another device and a whole new deal are all found the same way.

import { faceOf, isDown } from "./notation.js";

// Each shift is {from: [pile, index] | null, to: [pile, index] | null}; null where a card is new to
// the view or has left it. Cards that stay are not listed, unless they were turned.
export function shifts(before, after) {
    const lost = [];
    const gained = [];
    const found = [];
    for (const pile of new Set([...Object.keys(before), ...Object.keys(after)])) {
        const old = before[pile] ?? [];
        const now = after[pile] ?? [];
        let same = 0;
        while (same < old.length && same < now.length && couldBe(old[same], now[same])) {
            if (isDown(old[same]) !== isDown(now[same])) {
                found.push({ from: [pile, same], to: [pile, same] });
            }
            same += 1;
        }
        for (let index = same; index < old.length; index += 1) lost.push({ pile, index, card: old[index] });
        for (let index = same; index < now.length; index += 1) gained.push({ pile, index, card: now[index] });
    }
    pair(lost, gained, found, (out, come) => known(come) && faceOf(out.card) === faceOf(come.card) && out.pile === come.pile);
    pair(lost, gained, found, (out, come) => known(come) && faceOf(out.card) === faceOf(come.card));
    // Cards turned over on their way come in the other order: the top one of the stock goes first.
    pair(lost.reverse(), gained, found, (out, come) => isDown(out.card) !== isDown(come.card) && couldBe(out.card, come.card));
    pair(lost.reverse(), gained, found, (out, come) => couldBe(out.card, come.card));
    for (const out of lost) found.push({ from: [out.pile, out.index], to: null });
    for (const come of gained) found.push({ from: null, to: [come.pile, come.index] });
    return found;
}

function pair(lost, gained, found, alike) {
    for (let at = 0; at < gained.length; ) {
        const come = gained[at];
        const match = lost.findIndex((out) => alike(out, come));
        if (match < 0) {
            at += 1;
            continue;
        }
        const [out] = lost.splice(match, 1);
        gained.splice(at, 1);
        found.push({ from: [out.pile, out.index], to: [come.pile, come.index] });
    }
}

function known({ card }) {
    return faceOf(card) !== "--";
}

// The same card as far as the two views tell.
function couldBe(old, now) {
    return faceOf(old) === faceOf(now) || faceOf(old) === "--" || faceOf(now) === "--";
}
