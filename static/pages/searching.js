// Searching the games as one types: the same words as the server looks at, folded in the same way.

const form = document.querySelector("form.searching");
const field = form.elements.q;
const games = [...document.querySelectorAll("[data-named]")];

function folded(text) {
    const bare = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
    return bare.match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function search() {
    const words = folded(field.value);
    let found = 0;
    for (const game of games) {
        game.hidden = !words.every((word) => ` ${game.dataset.named}`.includes(` ${word}`));
        if (!game.hidden) found += 1;
    }
    document.getElementById("none").hidden = found > 0;
    const told = document.getElementById("found");
    told.textContent = words.length && found ? `${told.dataset.words} ${found}` : "";
}

field.addEventListener("input", search);
form.addEventListener("submit", (event) => {
    event.preventDefault();
    search();
});
form.querySelector("[type=submit]").hidden = true;
search();
