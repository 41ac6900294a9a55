// A table that waits for an opponent: whoever is here is taken to it as soon as it is begun.

import { connect } from "../live.js";

// Whoever sits down is led there by the answer to that.
let sitting = false;
document.addEventListener("submit", () => (sitting = true));

function heard({ type, path }) {
    if (type === "started" && !sitting) location.assign(path);
    if (type === "cancelled") {
        document.querySelector(".sheet").hidden = true;
        document.getElementById("cancelled").hidden = false;
    }
}

connect({ at: () => 0, opened() {}, heard, changed() {} });
