// A finished game, gone through move by move. What each move did is told in the list of moves, which
// the server wrote; the tables come from it in pieces. No rule is known here.

import { readPiles } from "../table/notation.js";
import { drawing, say } from "../table/render.js";
import { framesOf } from "./frames.js";
import { shownPiles } from "./shown.js";

const by = (id) => document.getElementById(id);
const read = (id) => JSON.parse(by(id).textContent);

const boot = read("boot");
const told = read("strings");
const felt = by("felt");
const slider = by("slider");
const play = by("play");
const speed = by("speed");
const rows = [...document.querySelectorAll(".moves li")];
const count = rows.length - 1;
const frames = framesOf(async (from) => {
    const answer = await fetch(`${boot.frames}?from=${from}`);
    if (!answer.ok) throw new Error(answer.status);
    return answer.json();
});
const drawn = drawing(felt, shownPiles(felt), told);

let at = boot.at;
let wanted = at;
let playing = 0;

function tell(sentence) {
    by("told").textContent = sentence;
}

// Goes to a move, once its table is here; what was asked for last counts.
async function go(number) {
    wanted = Math.max(0, Math.min(count, number));
    const here = wanted;
    let frame = frames.at(here);
    if (!frame) {
        const waiting = setTimeout(() => tell(told.wait), 600);
        try {
            frame = await frames.come(here);
        } catch {
            stop();
            wanted = at;
            return tell(told.lost);
        } finally {
            clearTimeout(waiting);
        }
        if (here !== wanted) return;
    }
    show(here, frame);
    frames.ahead(here, count);
}

function show(number, frame) {
    const same = number === at;
    at = number;
    drawn.show(readPiles(frame.piles));
    by("home").textContent = frame.home;
    by("at").textContent = number;
    slider.value = number;
    const sentence = sentenceOf(number);
    slider.setAttribute("aria-valuetext", sentence);
    tell(sentence);
    mark(number);
    if (by("time")) by("time").textContent = rows[number].querySelector("time")?.textContent ?? "0:00";
    const on = document.querySelector("#on [name=move]");
    if (on) on.value = number;
    if (by("move-link")) by("move-link").value = number ? `${bare()}?move=${number}` : bare();
    if (!same) history.replaceState(null, "", number ? `#${number}` : location.pathname);
}

function sentenceOf(number) {
    if (!number) return told.dealt;
    const { by: player } = rows[number].dataset;
    const did = rows[number].querySelector("a").textContent;
    return say(told.at, { number, count, said: player ? `${player}: ${did}` : did });
}

function bare() {
    return location.origin + location.pathname;
}

function mark(number) {
    for (const row of rows) row.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const link = rows[number].querySelector("a");
    link.setAttribute("aria-current", "step");
    const list = link.closest(".moves");
    const { top, bottom } = link.getBoundingClientRect();
    const room = list.getBoundingClientRect();
    if (top < room.top || bottom > room.bottom) list.scrollTop += top - room.top - room.height / 3;
}

// How long a move stays before the next one is made.
function pause() {
    if (speed.value !== "real") return Number(speed.value);
    const took = Number(rows[at + 1]?.querySelector("time")?.dataset.took || 1);
    return Math.max(300, took * 1000);
}

function start() {
    if (at === count) go(0);
    document.body.classList.add("playing");
    name(told.pause);
    clearTimeout(playing);
    const next = async () => {
        await go(at + 1);
        if (!playing) return;
        if (at === count) stop();
        else playing = setTimeout(next, pause());
    };
    playing = setTimeout(next, Math.min(600, pause()));
}

function stop() {
    clearTimeout(playing);
    playing = 0;
    document.body.classList.remove("playing");
    name(told.play);
}

function name(words) {
    play.setAttribute("aria-label", words);
    play.title = words;
}

const WAYS = {
    first: () => go(0),
    back: () => go(wanted - 1),
    forward: () => go(wanted + 1),
    last: () => go(count),
    turnBack: () => go(turns.findLast((number) => number < wanted) ?? 0),
    turnOn: () => go(turns.find((number) => number > wanted) ?? count),
};
// Where two play, the first moves of their turns.
const turns = rows.flatMap((row, number) => (row.querySelector(".turn") ? [number] : []));

function way(name) {
    stop();
    WAYS[name]();
}

for (const button of document.querySelectorAll("[data-go]")) button.addEventListener("click", () => way(button.dataset.go));
by("way").addEventListener("submit", (event) => event.preventDefault());
play.addEventListener("click", () => (playing ? stop() : start()));
slider.addEventListener("input", () => {
    stop();
    go(Number(slider.value));
});
rows.forEach((row, number) => {
    row.querySelector("a").addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        stop();
        go(number);
    });
});

const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
    if (event.key in KEYS) way(KEYS[event.key]);
    else if (event.key === " " && !event.target.closest("button, a, summary")) play.click();
    else return;
    event.preventDefault();
});

// Within a page of somebody else's a browser may not let us keep anything.
function storage() {
    try {
        return localStorage;
    } catch {
        return null;
    }
}
const kept = storage()?.getItem("replay-speed");
if ([...speed.options].some(({ value }) => value === kept)) speed.value = kept;
speed.addEventListener("change", () => storage()?.setItem("replay-speed", speed.value));
for (const control of document.querySelectorAll(".way [hidden]")) control.hidden = false;

// The seal of a deal is worked out here once more, from what it is told to be made of.
async function unseal() {
    const bytes = new TextEncoder().encode(`${by("salt").textContent}:${by("number").textContent}`);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const worked = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    by("sealed-right").hidden = worked !== by("seal").textContent;
}
if (by("seal") && globalThis.crypto?.subtle) unseal();

// Beside a wide table there is room for the moves.
const wide = matchMedia("(width >= 64rem)");
if (wide.matches) by("moves")?.showPopover();

function asked() {
    const number = Number(location.hash.slice(1));
    return location.hash && Number.isInteger(number) ? number : null;
}
addEventListener("hashchange", () => go(asked() ?? 0));
mark(at);
slider.setAttribute("aria-valuetext", sentenceOf(at));
if (asked() !== null && asked() !== at) go(asked());
else frames.come(at).catch(() => {});
