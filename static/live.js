// The socket of a table: kept open, opened again when it breaks, doubted after a sleep.

const PATIENCE = 5000; // an answer that takes longer means a dead connection
const DOUBT = 400; // and after a sleep there is none to spare: another socket costs less
const BEAT = 5000;
const NAP = 2500; // what a clock that ticks each second may miss and not have slept
const FINAL = { 4401: "stranger", 4404: "missing" };

const FIRST = [[50, 50], [100, 300], [250, 750]]; // the least and the most before the first attempts
const RESTART = 12; // attempts that a server may take to come up again, some eight seconds

// How long to wait before the attempt of that number. After the first, half a second to one while a
// server may be starting anew, that both of two are back a second after it; then doubling to 5 s.
export function pause(attempt, random = Math.random) {
    const later = Math.min(500 * 2 ** Math.max(0, attempt - RESTART), 2500);
    const [least, most] = FIRST[attempt] ?? [later, 2 * later];
    return least + random() * (most - least);
}

// Opens the socket of this page's own address. `at` tells the number of the table last seen;
// `opened()`, `heard(message)` and `changed(state, delay)` are told what happens. States are
// "opening", "open", "lost", and for good "stranger" and "missing".
export function connect({ at, opened, heard, changed, url = address() }) {
    let socket = null;
    let attempt = 0;
    let over = false;
    let retry = 0;
    let deadline = 0;
    let seen = Date.now(); // when something was heard
    let beat = 0; // and when last a word was asked for
    let delay = null;

    function open() {
        clearTimeout(retry);
        retry = 0;
        socket = new WebSocket(url);
        expect(PATIENCE);
        socket.onopen = () => {
            ping();
            opened();
        };
        socket.onmessage = (event) => {
            relax();
            attempt = 0;
            seen = Date.now();
            const message = JSON.parse(event.data);
            if (message.type === "pong") delay = Math.round(performance.now() - message.at);
            changed("open", delay);
            if (message.type !== "pong") heard(message);
        };
        socket.onclose = (event) => lose(event.code);
    }

    function lose(code) {
        if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
        socket?.close();
        socket = null;
        relax();
        if (over) return;
        if (code in FINAL) {
            over = true;
            changed(FINAL[code], null);
            return;
        }
        changed("lost", null);
        const wait = code === 4429 || code === 1011 ? Math.max(attempt, RESTART) : attempt;
        retry = setTimeout(open, pause(wait));
        attempt = wait + 1;
    }

    function expect(patience) {
        if (deadline) return;
        deadline = setTimeout(() => lose(), patience);
    }

    function relax() {
        clearTimeout(deadline);
        deadline = 0;
    }

    function send(message) {
        if (socket?.readyState !== 1) return false;
        socket.send(JSON.stringify(message));
        expect(PATIENCE);
        return true;
    }

    function ping() {
        beat = Date.now();
        send({ do: "ping", n: at(), at: performance.now() });
    }

    // After a sleep, or back from the background, the socket may be dead without knowing it.
    function doubt() {
        if (over) return;
        if (!socket) {
            attempt = 0;
            open();
        } else if (socket.readyState === 1) {
            relax();
            expect(DOUBT);
            ping();
        }
    }

    let tick = Date.now();
    setInterval(() => {
        const slept = Date.now() - tick > NAP;
        tick = Date.now();
        if (slept) doubt();
        else if (tick - Math.max(seen, beat) >= BEAT) ping();
    }, 500);
    document.addEventListener("visibilitychange", () => document.hidden || doubt());
    document.addEventListener("resume", doubt);
    addEventListener("online", doubt);
    addEventListener("offline", doubt);
    addEventListener("pageshow", (event) => event.persisted && doubt());
    addEventListener("pagehide", () => lose());

    changed("opening", null);
    open();
    return { send };
}

function address() {
    return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${location.pathname}`;
}
