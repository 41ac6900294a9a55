// Asks which of several moves is meant, beside the pile where a card was laid.

export function asking(box, told) {
    let undecided = null; // what to do when nothing is chosen

    box.addEventListener("toggle", ({ newState }) => {
        if (newState === "open") return;
        undecided?.();
        undecided = null;
    });

    // `moves` are the ways, the best first; `played` is called with the one chosen, else `dropped`.
    return function choose(pile, moves, played, dropped) {
        const buttons = moves.map((move) => {
            const button = document.createElement("button");
            button.type = "button";
            button.className = "button";
            button.textContent = move.also ? told.together : told.here;
            button.addEventListener("click", () => {
                undecided = null;
                box.hidePopover();
                played(move);
            });
            return button;
        });
        box.replaceChildren(...buttons);
        undecided = dropped;
        // Only now: the press that laid the card would else count as one beside the question.
        setTimeout(() => {
            box.showPopover();
            beside(pile.getBoundingClientRect());
            buttons[0].focus(); // at once: until then the table's own keys would take Escape
        });
    };

    // Below the pile, or above it where there is no room below.
    function beside({ left, top, bottom, width }) {
        const { offsetWidth, offsetHeight } = box;
        const middle = left + (width - offsetWidth) / 2;
        const below = bottom + 6 + offsetHeight <= innerHeight;
        box.style.left = `${Math.max(4, Math.min(middle, innerWidth - offsetWidth - 4))}px`;
        box.style.top = `${below ? bottom + 6 : top - 6 - offsetHeight}px`;
    }
}
