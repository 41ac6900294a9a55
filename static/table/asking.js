// A small box of buttons beside a pile: which of several moves is meant, or which of its cards.

export function asking(box) {
    let undecided = null; // what to do when nothing is chosen

    box.addEventListener("toggle", ({ newState }) => {
        if (newState === "open") return;
        undecided?.();
        undecided = null;
    });

    // `buttons` are [words, what a press does], the best first; `dropped` is called when none is pressed.
    function open(pile, title, buttons, dropped = null) {
        const made = buttons.map(([words, pressed]) => {
            const button = document.createElement("button");
            button.type = "button";
            button.className = "button";
            button.textContent = words;
            button.addEventListener("click", () => {
                undecided = null;
                box.hidePopover();
                pressed();
            });
            return button;
        });
        box.ariaLabel = title;
        box.replaceChildren(...made);
        undecided = dropped;
        // Only now: the press that asked for the box would else count as one beside it.
        setTimeout(() => {
            box.showPopover();
            beside(pile.getBoundingClientRect());
            made[0].focus(); // at once: until then the table's own keys would take Escape
        });
    }

    // Below the pile, above it where there is no room below, or else wherever there is.
    function beside({ left, top, bottom, width }) {
        const { offsetWidth, offsetHeight } = box;
        const middle = left + (width - offsetWidth) / 2;
        const places = [bottom + 6, top - 6 - offsetHeight];
        const room = places.find((place) => place >= 4 && place + offsetHeight <= innerHeight - 4);
        box.style.left = `${Math.max(4, Math.min(middle, innerWidth - offsetWidth - 4))}px`;
        box.style.top = `${room ?? Math.max(4, (innerHeight - offsetHeight) / 2)}px`;
    }

    return { open };
}
