// What this page and the server say to each other. What was asked and not yet answered, and the table
// as last told, are kept in the browser: a page closed or opened without a line loses nothing.

import { connect } from "../live.js";
import { ask, begin, depart, hear, underway } from "./state.js";

const store = `asked ${location.pathname}`;
const SILENT = 2000; // a line that comes back sooner is not worth a word

function recall(name) {
    return JSON.parse(localStorage.getItem(name) ?? "null");
}

// `boot` is the table in the page; `mine` is false where one may only look. `page` shows what is
// told: heard(message, what it was told before), line(state, delay), tell(sentence, refusal).
export function talk(boot, mine, told, page) {
    // The page may be one that was kept, older than what this table showed last.
    const last = recall("table");
    const newer = mine && last?.path === location.pathname && last.table.n > boot.n;
    let state = begin(newer ? last.table : boot, recall(store) ?? []);
    let live = null;
    let silence = 0;
    let away = false;
    let pressed = []; // what was pressed before the answer came, to be done at the table it tells of

    function put(next) {
        if (next.queue.length) localStorage.setItem(store, JSON.stringify(next.queue));
        else localStorage.removeItem(store);
        if (mine && next.table !== state.table) {
            localStorage.setItem("table", JSON.stringify({ path: location.pathname, table: next.table }));
        }
        state = next;
    }

    function send() {
        const [next, question] = depart(state);
        put(next);
        if (question) live.send(question);
    }

    // Asks for a deed with an id of its own, by which the answer is known; false where it cannot be.
    function request(deed, more) {
        if (away && !keeps(deed, more.move)) return false;
        put(ask(state, { do: deed, id: Math.random().toString(36).slice(2, 10), ...more }));
        return true;
    }

    // Whether something can be done without a line: one thing, and of moves one known to be legal.
    function keeps(deed, move) {
        const known = deed !== "play" || state.table.moves.includes(move);
        if (known && !state.queue.length) return true;
        page.tell(known ? told.waits : told.unsure, true);
        return false;
    }

    // Sends what was requested.
    function deliver() {
        send();
        if (away) page.tell(told.kept);
    }

    // Does something at a table that is known: at once, or when what was asked has been answered.
    function settled(deed) {
        if (state.queue.length && !away) pressed.push(deed);
        else deed();
    }

    function heard(message) {
        const before = state;
        put(hear(state, message));
        page.heard(message, before);
        send();
        if (message.type === "refused") pressed = [];
        while (pressed.length && !state.queue.length) pressed.shift()();
    }

    function changed(line, delay) {
        page.line(line, delay);
        if (line === "lost") {
            silence ||= setTimeout(() => {
                away = true;
                pressed = [];
                page.heard({ type: "refused", why: told.line.lost });
            }, SILENT);
            return;
        }
        clearTimeout(silence);
        silence = 0;
        if (line === "open" && away) page.tell(told.line.open);
        if (line === "stranger" || line === "missing") page.tell(told.line[line], true);
        away = false;
    }

    // The server shows the table to whoever comes in; what it may not have heard is said again.
    function opened() {
        const question = underway(state);
        if (question) live.send(question);
        else send();
    }

    function open() {
        live = connect({ at: () => state.table.n, heard, changed, opened });
    }

    return { state: () => state, request, deliver, settled, open, say: (message) => live.send(message), ahead: newer || state.queue.length > 0 };
}
