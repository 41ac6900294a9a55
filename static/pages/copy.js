// A button that copies a field: <button data-copy="id of the field" data-done="Copied" hidden>.

import { copy } from "../copying.js";

for (const button of document.querySelectorAll("[data-copy]")) {
    const words = button.textContent;
    let later;
    button.hidden = false;
    button.addEventListener("click", async () => {
        if (!(await copy(document.getElementById(button.dataset.copy)))) return;
        button.textContent = button.dataset.done;
        clearTimeout(later);
        later = setTimeout(() => (button.textContent = words), 2500);
    });
}
