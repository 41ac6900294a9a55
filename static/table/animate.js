// Motion: cards glide from where they were seen to where they now lie. Whatever moved them, it is
// the difference of two measurements; an animation cut short starts the next one from where it was.

const LENGTHS = { none: 0, fast: 100, normal: 200, slow: 400 };
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Map();

// Where the card lies, were it not turned: around its middle it may be, in a ring.
export function upright(card) {
    const { left, top, width, height } = card.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = card;
    return { left: left + (width - offsetWidth) / 2, top: top + (height - offsetHeight) / 2 };
}

// By how many degrees a card lies turned.
export function turnOf(card) {
    const ring = card.parentElement && "ring" in card.parentElement.dataset;
    return ring ? parseFloat(getComputedStyle(card).rotate) || 0 : 0;
}

function length() {
    return stillness.matches ? 0 : LENGTHS[document.documentElement.dataset.speed];
}

export function measure(cards) {
    return new Map([...cards].map((card) => [card, { ...upright(card), turn: turnOf(card) }]));
}

// A shift on the screen, as the transform of a card that lies turned by so many degrees.
export function shifted(x, y, turn, more = 0) {
    return `rotate(${-turn}deg) translate3d(${x}px,${y}px,0) rotate(${turn + more}deg)`;
}

// Marks a card as taken or flying, and its pile as open as long as one of its cards is.
export function mark(card, state, on) {
    card.classList.toggle(state, on);
    const pile = card.parentElement;
    pile?.classList.toggle("open", pile.querySelector(".taken, .flying") !== null);
}

// Ends every motion where it was going.
export function settle() {
    for (const [card, motion] of running) {
        motion.cancel();
        mark(card, "flying", false);
    }
    running.clear();
}

// Glides each card from where `before` saw it; the cards of `turned` open like a page as they go.
// Where many go home at once they follow one another, the low ones first.
export function glide(before, turned) {
    if (!length()) return;
    const after = measure(before.keys());
    const starts = cascade([...before.keys()].filter((card) => card.isConnected), before, after);
    for (const [card, from] of before) {
        if (!card.isConnected) continue;
        const to = after.get(card);
        const x = from.left - to.left;
        const y = from.top - to.top;
        const open = turned.has(card);
        if (Math.abs(x) < 1 && Math.abs(y) < 1 && !open) continue;
        const flat = open ? " scaleX(0.1)" : "";
        start(card, [
            { transform: shifted(x, y, to.turn, from.turn - to.turn) + flat },
            { transform: shifted(0, 0, to.turn) },
        ], starts.get(card));
    }
}

const APART = 0.3; // of a card's own way, between one card of a cascade and the next
const LONGEST = 6; // such ways, of all the starts together

function cascade(cards, before, after) {
    const moved = (card) => Math.hypot(before.get(card).left - after.get(card).left, before.get(card).top - after.get(card).top) > 1;
    const home = cards.filter((card) => card.parentElement.dataset.kind === "f" && moved(card));
    const height = new Map(home.map((card) => [card, [...card.parentElement.children].indexOf(card)]));
    home.sort((one, other) => height.get(one) - height.get(other));
    const apart = length() * Math.min(APART, LONGEST / home.length);
    return new Map(home.map((card, place) => [card, place * apart]));
}

// A short shake of the head.
export function refuse(card) {
    if (!length()) return;
    const frames = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    start(card, frames);
}

function start(card, frames, delay = 0) {
    mark(card, "flying", true);
    const easing = "cubic-bezier(.2,.7,.3,1)";
    const motion = card.animate(frames, { duration: length(), delay, easing, fill: "backwards" });
    running.set(card, motion);
    motion.onfinish = () => {
        if (running.get(card) !== motion) return;
        running.delete(card);
        mark(card, "flying", false);
    };
}
