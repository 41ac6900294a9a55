// A button that hands the text of a field to another program of the device, where there is a way:
// <button data-share="id of the field" hidden>.

for (const button of document.querySelectorAll("[data-share]")) {
    const field = document.getElementById(button.dataset.share);
    button.hidden = !navigator.share;
    button.addEventListener("click", async () => {
        try {
            await navigator.share({ text: field.value });
        } catch (error) {
            // Whoever thinks better of it has done nothing wrong.
            if (error.name !== "AbortError") throw error;
        }
    });
}
