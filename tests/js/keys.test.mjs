import assert from "node:assert/strict";
import test from "node:test";

import { letterOf } from "../../static/table/keys.js";

test("a key means the letter that it writes, wherever a layout has it", () => {
    assert.equal(letterOf({ key: "z", code: "KeyY" }), "z"); // German
    assert.equal(letterOf({ key: "A", code: "KeyQ" }), "a"); // French, with Shift
});

test("where a layout writes other letters the place tells", () => {
    assert.equal(letterOf({ key: "я", code: "KeyZ" }), "z");
    assert.equal(letterOf({ key: "η", code: "KeyH" }), "h");
});

test("what is no letter is none", () => {
    assert.equal(letterOf({ key: "Enter", code: "Enter" }), "");
    assert.equal(letterOf({ key: "ö", code: "Semicolon" }), "");
    assert.equal(letterOf({ key: "/", code: "Digit7" }), "");
});
