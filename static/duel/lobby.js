// The lobby: the open tables as they come and go. Whoever waits for an opponent is taken to the
// table as soon as there is one.

import { connect } from "../live.js";

const by = (id) => document.getElementById(id);
const list = by("tables");

// Whoever sits down is led there by the answer to that.
let sitting = false;
document.addEventListener("submit", () => (sitting = true));

function row(table) {
    const item = by("row").content.cloneNode(true).firstElementChild;
    const slots = (name) => item.querySelectorAll(`[data-slot="${name}"]`);
    for (const slot of slots("host")) slot.textContent = table.host;
    slots("rating")[0].textContent = table.rating ?? "";
    slots("terms")[0].replaceChildren(...table.words.map(worded));
    const [own] = slots("own");
    const [join] = slots("join");
    own.href = table.path;
    join.setAttribute("formaction", table.path);
    (table.mine ? join : own).remove();
    return item;
}

function worded(word) {
    const part = document.createElement("span");
    part.textContent = word;
    return part;
}

function heard(message) {
    if (message.type === "started" && !sitting) return location.assign(message.path);
    if (message.type !== "lobby") return;
    const focused = document.activeElement?.getAttribute("formaction");
    list.replaceChildren(...message.tables.map(row));
    list.hidden = !message.tables.length;
    by("nobody").hidden = !list.hidden;
    if (focused) list.querySelector(`[formaction="${CSS.escape(focused)}"]`)?.focus();
}

connect({ at: () => 0, opened() {}, heard, changed() {} });
