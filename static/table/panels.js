// What opens beside the felt: the panels, the links to copy in them, the choice of the keys.

import { copy } from "../copying.js";

export function panels(told, tell) {
    // Each has the place beside the table to itself.
    for (const side of document.querySelectorAll(".side")) {
        side.addEventListener("beforetoggle", ({ newState }) => {
            if (newState === "closed" && side.contains(document.activeElement)) document.querySelector(`[popovertarget=${side.id}]`).focus();
            if (newState === "open") for (const other of document.querySelectorAll(".side:popover-open")) other.hidePopover();
        });
    }

    for (const button of document.querySelectorAll("[data-copy]")) {
        button.addEventListener("click", async () => {
            if (await copy(document.getElementById(button.dataset.copy))) tell(told.copied);
        });
    }

    const letterKeys = document.getElementById("letter-keys");
    letterKeys.checked = localStorage.getItem("letter-keys") !== "off";
    letterKeys.addEventListener("change", () => localStorage.setItem("letter-keys", letterKeys.checked ? "on" : "off"));
}
