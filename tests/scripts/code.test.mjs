// The codes of slips: site/assets/code.js, beside those of segno, which stand in codes.json.
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { load } from "./loaded.mjs"

load("code")
const KNOWN = JSON.parse(readFileSync(new URL("codes.json", import.meta.url), "utf8"))

for (const [text, rows] of Object.entries(KNOWN)) test(`${text.length} bytes are drawn as segno draws them`, () => {
  assert.deepEqual(rulebookCode(text).map(row => row.map(dark => dark ? "#" : ".").join("")), rows)
})

test("what is too long for the largest code has none", () => {
  assert.equal(rulebookCode("x".repeat(181)), null)
})
