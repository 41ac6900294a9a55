// What a player and the server say to each other about a game for two. A move made is never made
// again unseen: after a longer silence its player is asked.

import { connect } from "../live.js";
import { ask, begin, depart, underway } from "../table/state.js";

const SILENT = 2000; // a line that comes back sooner is not worth a word

const fresh = () => Math.random().toString(36).slice(2, 10);

// `page` shows what is told: table(message), refused(message), other(message), line(state, delay),
// tell(sentence, refusal), unsent().
export function lineOf(boot, words, page) {
    let state = begin(boot); // the table that is seen, and the move made on it
    let newest = boot.n;
    let free = 0; // when the next move may be sent: each is open to a call for a moment
    let waiting = 0;
    let silence = 0;
    let away = false;
    const said = new Map(); // what was said and not yet answered, by id
    let live = null;

    // The table to be seen from now on. A move made on another one is forgotten.
    function put(table) {
        const [asked] = state.queue;
        const answered = asked && table.id === asked.id;
        const moved = table.n !== state.table.n && !answered;
        state = { table, queue: answered ? state.queue.slice(1) : moved ? [] : state.queue };
        deliver();
    }

    const MOVES = ["play", "undo"]; // what else the keys of a table ask for is not done here

    function request(deed, more) {
        if (!MOVES.includes(deed)) return false;
        if (away) page.tell(words.line.lost, true);
        if (away) return false;
        state = ask(state, { do: deed, id: fresh(), ...more });
        return true;
    }

    // Sends the move that was requested, as soon as it may be made.
    function deliver() {
        clearTimeout(waiting);
        const wait = free - performance.now();
        if (wait > 0) return (waiting = setTimeout(deliver, wait));
        const [next, question] = depart(state);
        state = next;
        if (question) live.send(question);
    }

    // Says what is no move: it does not matter on which table.
    function say(deed, more = {}) {
        const message = { do: deed, id: fresh(), n: newest, ...more };
        said.set(message.id, message);
        if (!live.send(message)) page.tell(words.line.lost, true);
    }

    function heard(message) {
        said.delete(message.id);
        if (message.type === "refused") return refused(message);
        if (message.type !== "table") return page.other(message);
        if (message.n < newest) return;
        newest = message.n;
        free = performance.now() + message.hold;
        page.table(Object.assign(message, { at: performance.now() }));
    }

    function refused(message) {
        const asked = underway(state);
        const mine = asked !== null && message.id === asked.id;
        if (mine && message.wait) return setTimeout(() => underway(state) === asked && live.send(asked), message.wait);
        if (mine) state = { ...state, queue: [] };
        page.refused(message);
    }

    function changed(line, delay) {
        page.line(line, delay);
        if (line === "lost") {
            silence ||= setTimeout(() => {
                away = true;
                page.tell(words.line.lost, true);
            }, SILENT);
            return;
        }
        clearTimeout(silence);
        silence = 0;
        if (line === "open" && away) page.tell(words.line.open);
        if (line === "stranger" || line === "missing") page.tell(words.line[line], true);
        if (line !== "opening") away = false;
    }

    // What may not have been heard is said again under the same id; a move only while it is fresh.
    function opened() {
        for (const message of said.values()) live.send(message);
        if (underway(state)) away ? page.unsent() : live.send(underway(state));
        else deliver();
    }

    function open() {
        // Whoever closes the page has left; whoever is cut off has not.
        addEventListener("pagehide", () => live.send({ do: "leave" }));
        live = connect({ at: () => newest, heard, changed, opened });
    }

    return {
        state: () => state,
        settled: (deed) => deed(), // a move of one's own waits for no answer
        put,
        request,
        deliver,
        say,
        open,
        sendAgain: () => underway(state) && live.send(underway(state)),
        forget: () => (state = { ...state, queue: [] }),
        phrase: (phrase) => live.send({ do: "phrase", id: fresh(), phrase }),
    };
}
