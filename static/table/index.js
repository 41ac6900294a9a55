// The table page: joins the felt, the hand and the line to what the server told.

import { apply } from "../settings.js";
import { asking } from "./asking.js";
import { bar } from "./bar.js";
import { buttons } from "./buttons.js";
import { pointer } from "./drag.js";
import { hand } from "./hand.js";
import { hinting } from "./hinting.js";
import { keyboard } from "./keys.js";
import { readPiles } from "./notation.js";
import { panels } from "./panels.js";
import { drawing, telling } from "./render.js";
import { tableOf } from "./table.js";
import { talk } from "./talk.js";
import { tapping } from "./tap.js";
import { touring } from "./tour.js";

const by = (id) => document.getElementById(id);
const read = (id) => JSON.parse(by(id).textContent);

const felt = by("felt");
const told = read("strings");
const tell = telling(by("told"));
const boot = read("boot");
const mine = "mine" in by("table").dataset;

const around = bar(told);
const drawn = drawing(felt, readPiles(boot.piles), told);
const held = hand(drawn);
const hint = hinting(felt, drawn, told, tell);
const box = asking(by("choose"));
const said = talk(boot, mine, told, { heard, tell, line: around.line });
const table = tableOf({ talk: said, drawn, held, hint, box, told, mine, tell });

const { tap, enter, drop } = tapping(table, held);
table.drop = drop;
table.tap = mine ? tap : () => {};
table.enter = mine ? enter : () => {};
table.letterKeys = () => by("letter-keys").checked;
table.deal = () => by("deal-new")?.requestSubmit();
table.toggle = (id) => by(id).togglePopover();
table.mend = keyboard(felt, table, held).mend;
const drag = (table.drag = pointer(felt, table));
const tour = touring(by("tour"), told.tour, table, drawn);
buttons(table, said, told, tell);
panels(told, tell);

function news({ count, said, outcome }, before) {
    if (count < before.count) return told.undone;
    const end = outcome && !before.outcome ? (outcome.winner ? told.won : outcome.why) : "";
    // To give up is no move: what was played last has been told.
    return count === before.count && end ? end : `${said ?? ""} ${end}`.trim();
}

// Shows what was heard; `before` is what was asked and told until then.
function heard(message, before) {
    const { type } = message;
    if (type === "table") return showTable(message, before);
    if (type === "hint") hint.hear(message);
    if (type === "settings") apply(message);
    if (type === "seats") around.watching(message.watching);
    if (type === "refused") {
        tell(message.why, true);
        if (!drag.busy()) table.redraw();
    }
}

function showTable(message, before) {
    const now = said.state();
    const fresh = now.table.n > before.table.n;
    around.show(now.table);
    if (fresh) {
        hint.clear();
        tour.end();
        tell(news(message, before.table));
        if (drag.busy()) drag.renew();
    }
    // What is in the hand stays there unless the table under it has changed.
    if ((fresh || now.queue.length < before.queue.length) && !drag.busy()) table.redraw();
}

said.open();
around.show(said.state().table);
if (said.ahead) table.redraw();
else table.mend();
