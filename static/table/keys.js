// The table by keys alone.

import { between, heads } from "./choices.js";
import { nearest } from "./places.js";

const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

// The letter of a key, or "": the one that it writes, or the one in its place where the layout has none
// of these, as the Russian one.
export function letterOf({ key, code }) {
    const letter = /^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? "");
    return letter.toLowerCase();
}

export function keyboard(felt, table, hand) {
    let letters = null; // what is typed of a move's two names, "" before; null while none are shown
    const piles = [...felt.querySelectorAll(".pile")];
    const long = piles.length > LETTERS.length ? 2 : 1; // letters in the name of a pile
    piles.forEach((pile, index) => (pile.dataset.key = named(index)));

    function named(index) {
        const last = LETTERS[index % LETTERS.length];
        return long === 1 ? last : LETTERS[Math.floor(index / LETTERS.length)] + last;
    }

    // Who skips to the felt lands on a card.
    felt.addEventListener("focusin", ({ target }) => (target === felt ? stopped()?.focus({ preventScroll: true }) : stop(target)));

    function stopped() {
        return felt.querySelector('[tabindex="0"]');
    }

    // One tab stop: the card that was last in focus, or the first.
    function stop(card) {
        for (const other of felt.querySelectorAll('[tabindex="0"]')) if (other !== card) other.tabIndex = -1;
        card.tabIndex = 0;
    }

    // After every change of the table some card in sight must be the tab stop.
    function mend() {
        const last = stopped();
        if (last?.checkVisibility({ visibilityProperty: true })) return;
        const focused = last && last === document.activeElement;
        const next = last ? within(last.closest(".pile")) : inSight()[0];
        if (!next) return;
        stop(next);
        if (focused) next.focus({ preventScroll: true });
    }

    document.addEventListener("keydown", (event) => {
        if (event.key === "Escape" && letGo()) return event.preventDefault();
        if (event.target.matches("input, textarea, select, [contenteditable]")) return;
        const deed = event.ctrlKey || event.metaKey ? chord(event) : event.altKey ? null : plain(event);
        if (!deed) return;
        event.preventDefault();
        if (!event.repeat || lasting(event)) deed();
    });
    // Firefox presses a button when Space is let go.
    felt.addEventListener("keyup", (event) => event.key === " " && event.preventDefault());

    // Whether a key held down goes on: it steps from card to card and back in the game, but it does
    // not deal one game after the other, nor lay what the same press has taken.
    function lasting(event) {
        return event.key in ARROWS || (letters === null && /[urzy]/.test(letterOf(event)));
    }

    // Lets go of one thing: what is in the hand, the letters, or what is open beside the table; false
    // where there is none, for a leaf over the table closes by itself.
    function letGo() {
        if (document.querySelector(":popover-open:not(.side)")) return false;
        if (table.drag.cancel()) return true;
        if (hand.taken() || letters !== null) {
            hand.release();
            showLetters(false);
            return true;
        }
        const side = document.querySelector(".side:popover-open");
        side?.hidePopover();
        return Boolean(side);
    }

    function chord(event) {
        const letter = letterOf(event);
        if (letter === "z") return () => table.press(event.shiftKey ? "redo" : "undo");
        if (letter === "y") return () => table.press("redo");
        return null;
    }

    function plain(event) {
        const { key, code, target } = event;
        const here = felt.contains(target) && target.matches(".card, .spot") ? target : null;
        if (target.closest("#choose")) return null;
        const letter = letterOf(event);
        if (letters !== null && letter) return () => spell(letter);
        if (here) {
            if (key in ARROWS) return () => go(here, ARROWS[key]);
            if (key === "Enter") return () => table.enter(...table.whereIs(here));
            if (key === "+" || key === "=") return () => resize(here, -1);
            if (key === "-") return () => resize(here, 1);
        }
        if (key === " " && (here || target === document.body)) return () => table.settled(table.turn);
        if (!table.letterKeys() || !(here || target === document.body || target.closest("#table"))) return null;
        // Where the layout has these signs elsewhere, both the place and the sign will do.
        if (key === "?" || (code === "Slash" && event.shiftKey && key !== "/")) return () => table.toggle("keys");
        if (key === "/" || (code === "Slash" && key !== "-")) return () => showLetters(letters === null);
        return { u: () => table.press("undo"), r: () => table.press("redo"), h: () => table.hint(), f: () => table.press("finish"), n: () => table.deal() }[letter];
    }

    function inSight() {
        return [...felt.querySelectorAll(".card, .pile > .spot:last-child")].filter((card) =>
            card.checkVisibility({ visibilityProperty: true }),
        );
    }

    function within(pile) {
        return pile.querySelector(".card:last-child, .spot:last-child");
    }

    function go(card, way) {
        const others = inSight().filter((other) => other !== card);
        const found = nearest(
            card.getBoundingClientRect(),
            way,
            others.map((other) => other.getBoundingClientRect()),
        );
        others[found]?.focus({ preventScroll: true });
    }

    // A longer or shorter run: the next card of the pile from which a move starts.
    function resize(card, step) {
        const [pile, index] = table.whereIs(card);
        if (index === null) return;
        const cards = table.cards(pile);
        const now = hand.taken()?.pile === pile ? hand.taken().index : index;
        const starts = heads(table.choices(), pile, cards.length);
        const next = step < 0 ? starts.findLast((start) => start < now) : starts.find((start) => start > now);
        if (next === undefined) return;
        table.take(pile, next);
        table.focus(pile, next);
    }

    function showLetters(on) {
        letters = on ? "" : null;
        felt.toggleAttribute("data-letters", on);
    }

    function spell(letter) {
        letters += letter;
        const [source, pile] = [letters.slice(0, long), letters.slice(long)].map((key) => piles.find((one) => one.dataset.key === key)?.id);
        if (letters.length === long && !source) letters = "";
        if (letters.length < 2 * long) return;
        letters = "";
        if (pile) table.settled(() => table.play(between(table.choices(), source, pile)?.text ?? `${source}-${pile}`));
    }

    return { mend };
}
