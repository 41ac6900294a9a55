// The pointer on the felt: mouse, finger or pen. It tells a tap from a drag from a peek.

import { settle, shifted, turnOf, upright } from "./animate.js";
import { landing } from "./places.js";

const SLACK = 8; // a press that moves less is a tap
const LONG = 450; // and one held this long looks at the card
const SLIVER = 24; // what shows less of itself is hard to press
const DOUBLE = 300; // the time between the two taps of a double tap

// `table` is asked to lift, drop and tap; `mine` is false where one may only look.
export function pointer(felt, table) {
    let press = null; // {id, card, x, y, peek: timer, taken, piles}
    let peeked = null;
    let tick = 0;
    let last = { x: 0, y: 0, at: -DOUBLE }; // the tap before

    felt.addEventListener("pointerdown", (event) => {
        if (!event.isPrimary || (press && press.by !== event.pointerType)) return;
        unpeek(); // a press whose end was never told must not stand in the way of all others
        cancel();
        const card = under(event);
        if (!card) return table.letGo();
        if (event.button === 2) return peek(card);
        if (event.button !== 0) return;
        press = { id: event.pointerId, by: event.pointerType, card, x: event.clientX, y: event.clientY, dx: 0, dy: 0, taken: null };
        if (event.pointerType !== "mouse") press.peek = setTimeout(() => peek(card), LONG);
    });

    // Who presses a place while a card still glides over it means what lies there.
    function under({ target, clientX, clientY }) {
        if (!target.closest(".flying")) return target.closest(".card, .spot, .pile");
        settle();
        const found = document.elementFromPoint(clientX, clientY);
        return felt.contains(found) ? found.closest(".card, .spot, .pile") : null;
    }

    addEventListener("pointermove", (event) => {
        if (event.pointerId !== press?.id || peeked) return;
        press.dx = event.clientX - press.x;
        press.dy = event.clientY - press.y;
        if (!press.started) {
            if (Math.hypot(press.dx, press.dy) < SLACK) return;
            lift(event.pointerId);
        }
        if (press.taken) tick ||= requestAnimationFrame(follow);
    });

    addEventListener("pointerup", (event) => {
        if (peeked) list(unpeek());
        if (event.pointerId !== press?.id) return;
        const { started, taken, card, looked } = release();
        if (taken) drop(taken);
        else if (!started && !looked) table.tap(...table.whereIs(card), doubled(event));
    });

    // Whether a tap is the second half of a double tap.
    function doubled({ clientX: x, clientY: y, timeStamp: at }) {
        const before = last;
        last = { x, y, at };
        return at - before.at < DOUBLE && Math.hypot(x - before.x, y - before.y) < SLACK;
    }

    addEventListener("pointercancel", (event) => {
        unpeek();
        if (event.pointerId === press?.id) cancel();
    });

    // The card stays under the finger when the table is laid anew in another window.
    addEventListener("resize", () => {
        if (!press?.taken) return;
        const { from, elements } = press.taken;
        const { left, top } = upright(elements[0]);
        press.taken.from = { left: left - press.dx, top: top - press.dy };
        press.x += press.taken.from.left - from.left;
        press.y += press.taken.from.top - from.top;
        press.taken.piles = table.landings();
    });

    felt.addEventListener("contextmenu", (event) => event.preventDefault());

    // Whoever drives the page without a pointer presses a card by its button.
    felt.addEventListener("click", (event) => {
        const card = event.target.closest(".card, .spot");
        if (card && event.detail === 0) table.tap(...table.whereIs(card));
    });

    function lift(id) {
        clearTimeout(press.peek);
        press.started = true;
        press.taken = table.lift(...table.whereIs(press.card));
        if (!press.taken) return;
        press.card.setPointerCapture(id);
        for (const card of press.taken.elements) card.classList.add("dragged");
        press.taken.piles = table.landings();
        press.taken.from = upright(press.taken.elements[0]);
        press.taken.turn = turnOf(press.taken.elements[0]);
    }

    function follow() {
        tick = 0;
        if (!press?.taken) return;
        const transform = shifted(press.dx, press.dy, press.taken.turn);
        for (const card of press.taken.elements) card.style.transform = transform;
    }

    // Lets go of what is dragged, as if it had never been taken; false where nothing was.
    function cancel() {
        const dragged = Boolean(press && release().taken);
        if (dragged) table.putBack();
        return dragged;
    }

    // The table has changed under the card in the hand: it may go elsewhere now, or be gone.
    function renew() {
        if (!table.renew(press.taken)) return cancel();
        press.taken.piles = table.landings();
    }

    // Ends the press and returns it, the cards drawn where the pointer left them.
    function release() {
        clearTimeout(press.peek);
        cancelAnimationFrame(tick);
        follow();
        const ended = press;
        press = null;
        if (ended.taken) {
            for (const card of ended.taken.elements) card.classList.remove("dragged");
            const { from, piles } = ended.taken;
            const { width, height } = piles.size;
            ended.taken.rect = { left: from.left + ended.dx, top: from.top + ended.dy, width, height };
        }
        return ended;
    }

    function drop(taken) {
        const pile = landing(taken.rect, taken.piles.filter(({ name }) => name !== taken.pile));
        if (pile) table.drop(taken, pile);
        else table.putBack();
    }

    // Shows a covered card as long as it is held, where the view tells its face. Where there is
    // nothing to look at, a slow press is a tap like any other.
    function peek(card) {
        if (!card.matches(".card:not([data-card='--'])") || card.matches(":last-child:not(.back)")) return;
        if (press) press.looked = true;
        peeked = card;
        card.classList.add("peeked");
    }

    function unpeek() {
        const card = peeked;
        peeked?.classList.remove("peeked");
        peeked = null;
        return card;
    }

    // Where cards lie too close to be pressed one by one, a look at one of them lists them all.
    function list(card) {
        const { width, height } = card.getBoundingClientRect();
        if (Math.min(width, height) < SLIVER && !card.matches(".back")) table.list(card.parentElement.id);
    }

    return { busy: () => Boolean(press?.taken), cancel, renew };
}
