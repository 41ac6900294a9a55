// What can be done at the table, by pointer and by keys: it joins the hand to what is on offer.

import { refuse, settle, upright } from "./animate.js";
import { count, turning } from "./choices.js";
import { faceOf, isDown } from "./notation.js";
import { say } from "./render.js";
import { choices, shown } from "./state.js";

// `talk` asks the server, `drawn` is the felt, `held` the hand; `box` asks and lists beside a pile.
export function tableOf({ talk, drawn, held, hint, box, told, mine, tell }) {
    const offered = () => choices(talk.state());
    const cards = (pile) => shown(talk.state())[pile];
    const nameAt = (pile, index) => drawn.nameOf(cards(pile)[index], pile);

    function redraw() {
        held.release();
        drawn.show(shown(talk.state()));
        table.mend();
    }

    // Tells what is due, where that is why a pile cannot be played from.
    function reminded(pile) {
        const { duty, moves } = talk.state().table;
        const why = duty && ("sw".includes(pile[0]) || duty.moves.length === moves.length) ? duty.why : null;
        if (why) tell(why, true);
        return Boolean(why);
    }

    const table = {
        choices: offered,
        cards,
        redraw,
        putBack: redraw,
        letGo: held.release,
        mend() {}, // the keys see to it that a card in sight can be reached

        whereIs(element) {
            const pile = element.closest(".pile");
            const index = drawn.cardsOf(pile.id).indexOf(element);
            return [pile.id, index < 0 ? null : index];
        },

        focus: (pile, index) => drawn.cardsOf(pile)[index].focus({ preventScroll: true }),

        ask(deed, more = {}) {
            const { table: now, queue } = talk.state();
            if (!mine || (now[deed] === false && !queue.length)) return;
            table.drag.cancel();
            hint.clear();
            const asked = talk.request(deed, more);
            redraw();
            if (asked) talk.deliver();
        },

        play: (move) => table.ask("play", { move }),
        settled: talk.settled,
        press: (deed) => talk.settled(() => table.ask(deed)),

        // Takes a card to be laid by a second tap or key, and says where it may go.
        take(pile, index) {
            hint.clear();
            const { moves } = held.take(pile, index, offered());
            const number = count(moves);
            const piles = [...new Set(moves.map(({ target }) => drawn.titleOf(target)))].join(", ");
            tell(say(number > 6 ? told.taken_many : told.taken, { card: nameAt(pile, index), piles, number }));
        },

        // Asks which card goes with the one that was laid: its candidates are lit.
        askMate({ pile, index }, moves) {
            redraw();
            held.take(pile, index, offered());
            held.narrow(moves);
            const mates = moves.map(({ mate }) => nameAt(mate, cards(mate).length - 1)).join(", ");
            tell(say(told.mate, { card: nameAt(pile, index), cards: mates }));
        },

        // Asks which of the ways is meant to lay what was taken on a pile.
        choose(pile, moves) {
            const ways = moves.map((move) => [move.also ? told.together : told.here, () => table.play(move.text)]);
            box.open(drawn.pileOf(pile), told.choose, ways, redraw);
        },

        // Lists the cards in sight of a pile: each can be pressed, however little of it shows.
        list(pile) {
            const named = cards(pile).map((card, index) => [card, index]).filter(([card]) => !isDown(card));
            const buttons = named.map(([card, index]) => [drawn.nameOf(card, pile), () => table.tap(pile, index)]);
            box.open(drawn.pileOf(pile), drawn.titleOf(pile), buttons);
        },

        // Takes a card to be dragged; null where there is nothing to drag.
        lift(pile, index) {
            const card = index === null ? null : cards(pile)[index];
            if (!mine || card === null) return null;
            hint.clear();
            settle();
            const taken = held.take(pile, index, offered());
            if (isDown(card) && !taken.moves.length) {
                held.release();
                return null;
            }
            return taken;
        },

        // Whether what is dragged still lies where it was taken; then it is lit where it goes now.
        renew({ pile, elements }) {
            const before = drawn.cardsOf(pile);
            const now = cards(pile);
            const same = now.length === before.length && elements.every((card) => faceOf(now[before.indexOf(card)]) === card.dataset.card);
            if (same && held.taken()) held.renew(offered());
            return same;
        },

        // Where each pile takes a drop: from its place to the far edge of its last card.
        landings() {
            const piles = [...drawn.felt.querySelectorAll(".pile")].map((pile) => {
                const spot = pile.querySelector(".spot");
                const { offsetWidth: width, offsetHeight: height } = spot;
                const { left, top } = upright(spot);
                const { left: right, top: bottom } = upright(pile.lastElementChild);
                const rect = { left, top, width: right - left + width, height: bottom - top + height };
                return { name: pile.id, rect, lit: pile.classList.contains("lit"), width, height };
            });
            piles.size = piles[0];
            return piles;
        },

        stuck(pile, index) {
            refuse(drawn.cardsOf(pile)[index]);
            if (!reminded(pile)) tell(say(told.stuck, { card: nameAt(pile, index) }));
        },

        // Turns the stock, or the waste over.
        turn() {
            const moves = offered();
            const turn = turning(moves, "s1", cards("s1") ?? []) ?? moves.find(({ source }) => source === "s1");
            if (turn) table.play(turn.text);
            else reminded("s1");
        },

        hint() {
            const { n } = talk.state().table;
            if (hint.again(n) || !mine) return;
            if (!talk.say({ do: "hint", n })) tell(told.line.lost);
        },
    };
    return table;
}
