// What somebody has chosen, applied at once: attributes of <html>, by which style sheets and scripts
// go. Changed in a form, it is sent to the server; it comes back over the socket of a table from
// other devices, and from other tabs of this browser directly.

const root = document.documentElement;
const tabs = new BroadcastChannel("settings");

// Applies a message `{settings: {face: "classic", …}, language}`; both may be partial.
export function apply({ settings, language }) {
    for (const [name, value] of Object.entries(settings)) root.dataset[name] = value;
    for (const sheet of document.querySelectorAll("link[data-when]")) {
        const [name, value] = sheet.dataset.when.split("=");
        sheet.disabled = root.dataset[name] !== value;
    }
    for (const bar of document.querySelectorAll("meta[data-theme]")) {
        const { theme } = bar.dataset;
        const system = `(prefers-color-scheme: ${theme})`;
        bar.media = root.dataset.theme === "system" ? system : root.dataset.theme === theme ? "all" : "not all";
    }
    for (const field of document.querySelectorAll(".settings [type=radio]")) {
        if (field.name in settings) field.checked = field.value === settings[field.name];
    }
    listen();
    // This device has a cookie of its own for the language: its own switch sets that.
    if (language && language !== root.lang) document.querySelector(`.language [value="${language}"]`)?.click();
}

// Sounds are fetched by whoever wants to hear them.
function listen() {
    if (root.dataset.sounds === "on" && document.getElementById("felt")) import("./sounds.js");
}

// One after the other: each answer sets the cookie that the next question is to bring.
let sending = Promise.resolve();

function send(form, field) {
    const body = new FormData();
    for (const name of ["csrfmiddlewaretoken", field.name]) body.append(name, form.elements[name].value);
    const headers = { Accept: "application/json" };
    return fetch(form.action, { method: "POST", body, headers, keepalive: true }).then(
        ({ ok }) => ok,
        () => false,
    );
}

function changed({ target }) {
    const { form } = target;
    if (target.name === "language") return form.requestSubmit();
    const news = { settings: { [target.name]: target.value } };
    apply(news);
    tabs.postMessage(news);
    sending = sending.then(() => send(form, target)).then((kept) => {
        const { saved, unsaved } = form.dataset;
        form.querySelector(".kept").textContent = kept ? saved : unsaved;
    });
}

tabs.onmessage = ({ data }) => apply(data);
for (const form of document.querySelectorAll("form.settings")) {
    form.addEventListener("change", changed);
    form.querySelector("[type=submit]").hidden = true;
}
listen();
