// Two games of the same cards gone through together. The tables are pictures that the server draws,
// what the moves did is told in the list that it wrote.

const sides = [...document.querySelectorAll(".sides section")];
const slider = document.getElementById("slider");
const way = document.getElementById("way");
const count = Number(slider.max);
const same = Number(slider.dataset.same);
const alike = [...document.querySelectorAll(".alike li")];
let at = Number(slider.value);

function address(image, move) {
    return `${image.dataset.table}?move=${Math.min(move, Number(image.dataset.moves))}`;
}

function said(place, move) {
    const last = Math.min(move, Number(sides[place].querySelector("img").dataset.moves));
    if (last === 0) return "—";
    if (last <= same) return alike[last - 1].textContent;
    return document.querySelector(`[data-move="${last}"]`).cells[place + 1].firstChild.textContent.trim();
}

function show(move) {
    at = Math.max(0, Math.min(count, move));
    slider.value = at;
    document.getElementById("at").textContent = `${at} / ${count}`;
    sides.forEach((side, place) => {
        const image = side.querySelector("img");
        image.src = address(image, at);
        side.querySelector(".said").textContent = said(place, at);
        const link = side.querySelector("h2 a");
        link.href = `${link.pathname}?move=${Math.min(at, Number(image.dataset.moves))}`;
        new Image().src = address(image, at + 1);
    });
    for (const row of document.querySelectorAll("tr[aria-current]")) row.removeAttribute("aria-current");
    document.querySelector(`[data-move="${at}"]`)?.setAttribute("aria-current", "step");
    history.replaceState(null, "", `?move=${at}`);
}

const WAYS = { parting: () => show(same), back: () => show(at - 1), forward: () => show(at + 1) };
way.addEventListener("submit", (event) => {
    event.preventDefault();
    WAYS[event.submitter.dataset.go]();
});
slider.addEventListener("input", () => show(Number(slider.value)));
slider.hidden = false;
for (const link of document.querySelectorAll("[data-move] a")) {
    link.addEventListener("click", (event) => {
        event.preventDefault();
        show(Number(link.textContent));
    });
}
document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input")) return;
    if (event.key === "ArrowLeft") show(at - 1);
    else if (event.key === "ArrowRight") show(at + 1);
    else return;
    event.preventDefault();
});
