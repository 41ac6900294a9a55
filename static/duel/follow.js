// What the other does is shown one move at a time, slowly enough to be followed.

const root = document.documentElement;
const PACES = { slow: 1600, normal: 900, fast: 350, none: 0 }; // milliseconds from move to move
const MANY = 3; // moves waiting from which the way to see them all is offered

// `show(table)` shows one; `seat` is that of the reader, null watches.
export function following(boot, seat, show, forward) {
    const waiting = [];
    let last = boot; // the newest told, shown or waiting
    let timer = 0;
    let seen = 0; // when one was shown last

    const pace = () => PACES[localStorage.getItem("duel-pace") ?? "normal"] ?? PACES.normal;

    // The more is waiting, the faster it goes, so that nobody falls behind for long.
    const gap = () => pace() / (1 + waiting.length / 3);

    // Whether a table is one move of the other's on from the one before.
    function others(table) {
        const moved = table.by !== null && table.by !== seat;
        return table.count === last.count + 1 && moved && table.phase !== "stop" && !document.hidden;
    }

    function push(table) {
        const paced = others(table);
        last = table;
        if (!paced) {
            catchUp(table);
        } else {
            waiting.push(table);
            schedule();
        }
        forward.hidden = waiting.length < MANY;
    }

    // A move that can be called is on the felt before half of the time for that is over, whatever
    // pace was chosen: else nobody could call what he sees.
    function rest() {
        const open = waiting.findLastIndex(({ hold }) => hold > 0);
        if (open < 0) return Infinity;
        const { at, hold } = waiting[open];
        return (at + hold / 2 - performance.now()) / (open + 1);
    }

    function schedule() {
        clearTimeout(timer);
        if (!waiting.length) return;
        const wait = Math.min(seen + gap() - performance.now(), rest());
        timer = setTimeout(() => {
            const table = waiting.shift();
            slowly(() => next(table));
            schedule();
        }, Math.max(0, wait));
    }

    function next(table) {
        seen = performance.now();
        show(table);
        forward.hidden = waiting.length < MANY;
    }

    // The cards of the other glide more slowly than one's own.
    function slowly(shown) {
        const speed = root.dataset.speed;
        if (speed === "normal" && pace() >= PACES.normal) root.dataset.speed = "slow";
        shown();
        root.dataset.speed = speed;
    }

    // Shows at once all that is waiting.
    function catchUp(table = waiting.at(-1)) {
        waiting.length = 0;
        clearTimeout(timer);
        if (table) next(table);
    }

    forward.addEventListener("click", () => catchUp());
    return { push, catchUp, turn: () => last.turn };
}
