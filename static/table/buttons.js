// The buttons around the felt: what each of them asks for, and which of them ask back.

import { copy } from "../copying.js";

const AGAIN = 8000; // how long a question stands

export function buttons(table, talk, told, tell) {
    const by = (id) => document.getElementById(id);

    for (const deed of ["undo", "redo", "finish"]) {
        for (const button of document.querySelectorAll(`[data-do="${deed}"]`)) {
            button.addEventListener("click", () => table.press(deed));
        }
    }
    by("hint")?.addEventListener("click", table.hint);

    // Whether something was asked for a second time; the first time a question is put.
    function twice(question) {
        let sure = false;
        return () => {
            if (sure) return true;
            sure = true;
            setTimeout(() => (sure = false), AGAIN);
            tell(question, true);
            return false;
        };
    }

    // To deal the same cards again ends this game for good, so it is asked about once, unless never;
    // before a new deal whoever wants is asked too.
    function askOnce(form, question, ...when) {
        const sure = twice(question);
        form?.addEventListener("submit", (event) => {
            const { outcome, count } = talk.state().table;
            if (!when.includes(document.documentElement.dataset.confirm)) return;
            if (!outcome && count > 0 && !sure()) event.preventDefault();
        });
    }

    askOnce(by("deal-again"), told.sure, "again", "both");
    askOnce(by("deal-new"), told.sure_new, "both");
    const giveUp = twice(told.sure_give_up);
    by("give-up")?.addEventListener("click", (event) => {
        if (event.currentTarget.ariaDisabled !== "true" && giveUp()) table.ask("give-up");
    });

    // A phone hands the result to whatever its owner sends things with; elsewhere it is copied.
    by("share")?.addEventListener("click", async () => {
        const text = by("result").value;
        if (navigator.share && matchMedia("(pointer: coarse)").matches) return navigator.share({ text }).catch(() => {});
        if (await copy(by("result"))) tell(told.copied_result);
    });
}
