// The cards of the page. Where a card lies is the style sheet's affair: this module only says which
// card lies in which pile, in which order, and what it is called.

import { glide, measure, settle } from "./animate.js";
import { faceOf, isDown } from "./notation.js";
import { shifts } from "./shifts.js";

// Draws tables into `felt`. `piles` are the ones that the server drew.
export function drawing(felt, piles, told) {
    let seen = piles;
    const count = new Intl.PluralRules(document.documentElement.lang);

    const pileOf = (name) => document.getElementById(name);
    const cardsOf = (name) => [...pileOf(name).getElementsByClassName("card")];
    const spotOf = (name) => pileOf(name).querySelector(".spot");

    // Shows the piles; cards that moved or were turned glide there.
    function show(piles) {
        const all = felt.getElementsByClassName("card");
        const before = measure(all);
        const focused = felt.contains(document.activeElement) ? document.activeElement : null;
        settle();
        for (const card of all) card.style.transform = "";
        const turned = rearrange(piles);
        seen = piles;
        glide(before, turned);
        if (focused && document.activeElement !== focused && felt.contains(focused)) focused.focus({ preventScroll: true });
    }

    // Returns the elements whose cards were turned.
    function rearrange(piles) {
        const turned = new Set();
        const old = Object.fromEntries(Object.keys(seen).map((name) => [name, cardsOf(name)]));
        const now = Object.fromEntries(
            Object.keys(piles).map((name) => [name, piles[name].map((_, index) => old[name]?.[index])]),
        );
        const gone = new Set();
        for (const { from, to } of shifts(seen, piles)) {
            const element = from ? old[from[0]][from[1]] : blank();
            if (!to) {
                gone.add(element);
                continue;
            }
            now[to[0]][to[1]] = element;
            if (from && lies(from[0], seen[from[0]][from[1]]) !== lies(to[0], piles[to[0]][to[1]])) turned.add(element);
        }
        for (const element of gone) element.remove();
        for (const [name, elements] of Object.entries(now)) fill(name, elements, piles[name]);
        return turned;
    }

    function fill(name, elements, cards) {
        const pile = pileOf(name);
        elements.forEach((element, index) => {
            if (pile.getElementsByClassName("card")[index] !== element) {
                pile.insertBefore(element, pile.getElementsByClassName("card")[index] ?? null);
            }
            label(element, name, cards[index], index + 1, cards.length);
        });
        const down = cards.filter((card) => lies(name, card)).length;
        const words = cards.length === 0 ? told.empty : down ? told.some_down : told.all_up;
        set(pile, "data-count", String(cards.length));
        set(pile, "aria-label", say(words, { pile: pile.dataset.title, cards: many(cards.length), down }));
        set(spotOf(name), "aria-label", say(told.empty, { pile: pile.dataset.title }));
    }

    function label(element, pile, card, place, size) {
        set(element, "data-card", faceOf(card));
        element.classList.toggle("back", lies(pile, card));
        set(element, "aria-label", say(isDown(card) ? told.place : told.place_up, { card: nameOf(card, pile), place, size }));
    }

    // Whether a card lies face down. In some piles a card that is not told is merely covered.
    function lies(pile, card) {
        return isDown(card) && !("covered" in pileOf(pile).dataset);
    }

    // "7 of clubs", or that it lies face down or under others.
    function nameOf(card, pile) {
        if (isDown(card)) return lies(pile, card) ? told.down : told.covered;
        return say(told.card, { rank: told.ranks[card[0]], suit: told.suits[card[1]] });
    }

    function many(number) {
        return say(told.cards[count.select(number)], { number });
    }

    return { felt, show, cardsOf, spotOf, pileOf, nameOf, titleOf: (name) => pileOf(name).dataset.title };
}

// Fills the named places of a sentence.
export function say(sentence, places) {
    return sentence.replace(/\{(\w+)\}/g, (_, name) => places[name]);
}

// Tells sentences in a line of the page that is read out.
export function telling(line) {
    return (sentence, refusal = false) => {
        // The same sentence again is news too.
        line.textContent = line.textContent === sentence ? `${sentence}\u00a0` : sentence;
        line.classList.toggle("refused", refusal);
    };
}

function set(element, name, value) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function blank() {
    const card = document.createElement("button");
    card.type = "button";
    card.className = "card";
    card.tabIndex = -1;
    return card;
}
