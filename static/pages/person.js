// What somebody chooses on another device holds on this page at once: settings, stars of favourites.

import { connect } from "../live.js";
import { apply } from "../settings.js";
import { show } from "./favourites.js";

function heard(message) {
    if (message.type !== "person") return;
    apply(message);
    show(message.favourites);
}

const url = new URL("/favourites/", location.href.replace(/^http/, "ws")).href;
connect({ at: () => 0, opened() {}, heard, changed() {}, url });
