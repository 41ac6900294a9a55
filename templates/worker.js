// Keeps the site for when there is no line: its files, the pages seen last, and a page that says so.
// The server fills in the addresses of the files.

const KEPT = {{ kept|safe }};
const AWAY = {{ away|safe }};
const FILES = "files";
const PAGES = "pages";
const MOST = 12; // pages

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin) return;
    if (request.method !== "GET") {
        // What is kept may be another person's from now on, or in another language.
        if (/^\/(account|language)\//.test(pathname)) event.waitUntil(forget());
        if (request.mode === "navigate") event.respondWith(fetch(request).catch(away));
    } else if (request.mode === "navigate") event.respondWith(page(event, pathname));
    else if (pathname.startsWith("/static/") || pathname.endsWith(".css")) event.respondWith(file(request));
});

async function install() {
    const files = await caches.open(FILES);
    const kept = (await files.keys()).map(({ url }) => new URL(url).pathname);
    // One that does not come now is kept when a page asks for it.
    await Promise.allSettled(KEPT.filter((address) => !kept.includes(address)).map((address) => files.add(address)));
    // Pages of another edition of the site want files that are gone.
    const old = kept.filter((address) => address.startsWith("/static/") && !KEPT.includes(address));
    if (old.length) await forget();
    for (const address of old) await files.delete(address);
    await skipWaiting();
}

// A file under a name with its fingerprint never changes.
async function file(request) {
    const kept = await caches.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(FILES)).put(request, answer.clone());
    return answer;
}

// The page as it is now; without a line, as it was when it was seen last.
async function page(event, pathname) {
    try {
        const answer = await fetch(event.request);
        if (answer.ok && !answer.redirected && /^\/(|mine\/|games\/.*|table\/.*)$/.test(pathname)) {
            event.waitUntil(keep(pathname, answer.clone()));
        }
        return answer;
    } catch {
        return (await (await caches.open(PAGES)).match(pathname)) ?? away();
    }
}

async function keep(pathname, answer) {
    const pages = await caches.open(PAGES);
    await pages.delete(pathname);
    await pages.put(pathname, answer);
    if (!(await pages.match(AWAY))) await pages.add(AWAY);
    const addresses = (await pages.keys()).filter(({ url }) => new URL(url).pathname !== AWAY);
    for (const oldest of addresses.slice(0, -MOST)) await pages.delete(oldest);
}

function forget() {
    return caches.delete(PAGES);
}

async function away() {
    return (await (await caches.open(PAGES)).match(AWAY)) ?? Response.error();
}
