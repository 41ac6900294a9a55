// How the game ended, the ratings, the next one, and the seal of the deal opened.

import { say } from "../table/render.js";

// `known` is the address of a next game that had begun before: whoever opens the link of a game that
// is over wants to see that one.
export function ending({ duel, seat, mine, words, tell, known }) {
    const by = (id) => document.getElementById(id);
    const names = duel.players.map(({ name }) => name);

    function show({ outcome, rematch, next, score, match_over: finished }) {
        by("ended").hidden = !outcome;
        if (!outcome) return;
        if (next && next !== known) return location.replace(next);
        const { winner, drawn, points, why, ratings } = outcome;
        const won = mine && !drawn && winner === seat;
        by("ended").classList.toggle("won", won);
        by("ended-title").textContent = drawn ? words.drawn : won ? words.won : say(words.lost, { name: names[winner - 1] });
        const scored = say(drawn ? words.counted : words.points, { name: names[winner - 1], points });
        by("ended-why").textContent = points ? `${why} ${scored}` : why;
        if (duel.target) match(score, finished);
        by("ended-ratings").textContent = (ratings ?? [])
            .map(([before, after], at) => say(words.rating, { name: names[at], before, after }))
            .join(" · ");
        again(rematch);
        unseal(outcome);
    }

    // How the match stands, or which of the two has won it.
    function match(score, finished) {
        const name = names[score[0] > score[1] ? 0 : 1];
        const sentence = finished ? words.match_won : words.match_stands;
        by("ended-match").textContent = say(sentence, { name, score: score.join(" : "), target: duel.target });
        if (mine && !finished) by("rematch").textContent = words.next_game;
    }

    function again(wishes) {
        if (!mine) return;
        const wished = wishes.includes(seat);
        const other = wishes.includes(3 - seat);
        by("rematch").setAttribute("aria-disabled", String(wished));
        const line = other ? say(words.wishes, { name: names[2 - seat] }) : wished ? words.wished : "";
        if (by("ended-rematch").textContent !== line) by("ended-rematch").textContent = line;
    }

    // The seal was set on the deal before the first move; anybody can work it out anew.
    async function unseal({ number, salt }) {
        if (!number || by("opened").textContent) return;
        by("opened").textContent = say(words.number, { number, salt });
        if (!crypto.subtle) return; // only known where the line is safe from others
        const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${salt}:${number}`));
        const seal = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
        const right = seal === duel.commitment;
        by("opened").textContent += ` ${right ? words.sealed : words.broken}`;
        if (!right) tell(words.broken, true);
    }

    return { show };
}
