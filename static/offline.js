// Has the browser keep the site for when there is no line. A browser that cannot does without.

addEventListener("load", () => navigator.serviceWorker?.register("/worker.js").catch(() => {}));
