// What the choices of a table come to: site/assets/options.js.
import assert from "node:assert/strict"
import { test } from "node:test"
import { load, plain } from "./loaded.mjs"

load("options")
const { spelled, read, refused, combined } = rulebookChoices
const OFFERED = { limit: ["fixed", "pot-limit"], "raise-cap": ["four", "five"] }
const USUAL = { limit: "fixed", "raise-cap": "four" }

test("choices are read as they are spelled", () => {
  const chosen = { "raise-cap": "five", limit: "pot-limit" }
  assert.equal(spelled(chosen), "raise-cap:five,limit:pot-limit")
  assert.deepEqual(plain(read(spelled(chosen), OFFERED)), chosen)
  assert.deepEqual(plain(read("", OFFERED)), {})
})

test("a choice that the game has not is none", () => {
  for (const text of ["limit:none", "straddle:yes", "limit", "limit:fixed,x:y"]) assert.equal(read(text, OFFERED), null, text)
})

test("choices exclude each other by pairs", () => {
  const pairs = [[["limit", "pot-limit"], ["raise-cap", "five"]]]
  assert.equal(refused({ limit: "pot-limit", "raise-cap": "five" }, pairs), true)
  assert.equal(refused({ limit: "pot-limit" }, pairs), false)
})

test("a page is put together of its pieces and what each choice puts in their stead", () => {
  const place = {
    pieces: [1, 2, 3, 4],
    groups: [[["limit"], { "pot-limit": [[0, 1, [10, 11]]] }], [["raise-cap"], { five: [[2, 4, []]] }]],
  }
  assert.deepEqual(plain(combined(place, {}, USUAL)), [1, 2, 3, 4])
  assert.deepEqual(plain(combined(place, { limit: "pot-limit" }, USUAL)), [10, 11, 2, 3, 4])
  assert.deepEqual(plain(combined(place, { "raise-cap": "five" }, USUAL)), [1, 2])
  assert.deepEqual(plain(combined(place, { limit: "pot-limit", "raise-cap": "five" }, USUAL)), [10, 11, 2])
  assert.deepEqual(place.pieces, [1, 2, 3, 4], "the pieces themselves stay")
})

test("options that touch the same words are looked up together", () => {
  const groups = [[["limit", "raise-cap"], { "fixed,five": [[1, 2, [7]]], "pot-limit,five": [[1, 2, [8]]] }]]
  assert.deepEqual(plain(combined({ pieces: [1, 2], groups }, { "raise-cap": "five" }, USUAL)), [1, 7])
  assert.deepEqual(plain(combined({ pieces: [1, 2], groups }, { "raise-cap": "five", limit: "pot-limit" }, USUAL)), [1, 8])
  assert.deepEqual(plain(combined({ pieces: [1, 2], groups }, { limit: "pot-limit" }, USUAL)), [1, 2])
})
