// A button that copies a field: <button data-copy="id of the field" data-done="Copied" hidden>.
// It stays hidden where there is no clipboard: the field can be selected by hand.

for (const button of document.querySelectorAll("[data-copy]")) {
    const field = document.getElementById(button.dataset.copy);
    const words = button.textContent;
    let later;
    button.hidden = !navigator.clipboard;
    button.addEventListener("click", async () => {
        field.select();
        await navigator.clipboard.writeText(field.value);
        button.textContent = button.dataset.done;
        clearTimeout(later);
        later = setTimeout(() => (button.textContent = words), 2500);
    });
}
