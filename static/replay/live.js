// A table within a page of somebody else's, as its game goes on.

import { connect } from "../live.js";
import { readPiles } from "../table/notation.js";
import { drawing } from "../table/render.js";
import { shownPiles } from "./shown.js";

const by = (id) => document.getElementById(id);
const read = (id) => JSON.parse(by(id).textContent);

const boot = read("boot");
const felt = by("felt");
const drawn = drawing(felt, shownPiles(felt), read("strings"));
const protocol = location.protocol === "https:" ? "wss" : "ws";
let n = boot.n;

connect({
    url: `${protocol}://${location.host}${boot.live}`,
    at: () => n,
    opened() {},
    changed() {},
    heard(message) {
        if (message.type !== "table" || message.n <= n) return;
        n = message.n;
        drawn.show(readPiles(message.piles));
        by("home").textContent = message.home;
        by("at").textContent = message.count;
        by("told").textContent = [message.said, message.outcome?.why].filter(Boolean).join(" ");
    },
});
