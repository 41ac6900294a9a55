// The stars of favourite games: pressed without loading the page anew, and the same in every tab.

const tabs = new BroadcastChannel("favourites");
const forms = [...document.querySelectorAll("form.favourite")];

export function show(marked) {
    for (const form of forms) {
        const on = marked.includes(form.dataset.game);
        const button = form.elements.on;
        button.ariaPressed = String(on);
        button.value = on ? "" : "1";
    }
}

async function ask(address, options) {
    const answer = await fetch(address, { ...options, headers: { Accept: "application/json" } });
    if (!answer.ok) throw new Error(answer.status);
    return (await answer.json()).marked;
}

for (const form of forms) {
    let sent = false;
    form.addEventListener("submit", (event) => {
        if (sent) return;
        event.preventDefault();
        const body = new FormData(form, event.submitter);
        ask(form.action, { method: "POST", body }).then(
            (marked) => {
                show(marked);
                tabs.postMessage(marked);
            },
            () => {
                sent = true; // what is wrong, the server's own page says
                form.requestSubmit(form.elements.on);
            },
        );
    });
}

tabs.onmessage = ({ data }) => show(data);

// A page that was kept while one was elsewhere has heard nothing.
addEventListener("pageshow", (event) => event.persisted && forms.length && ask(forms[0].action).then(show, () => {}));
