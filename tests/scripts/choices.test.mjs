// What the choices of a table come to: site/assets/options.js.
import assert from "node:assert/strict"
import { test } from "node:test"
import { load, plain } from "./loaded.mjs"

load("options")
const { spelled, read, refused, combined } = rulebookChoices
const OFFERED = { limit: ["fixed", "pot-limit"], "raise-cap": ["four", "five"] }
const ORDER = ["limit", "raise-cap", "all-ins"]

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
  const place = { pieces: [1, 2, 3, 4], edits: { "limit:pot-limit": [[0, 1, [10, 11]]], "raise-cap:five": [[2, 4, []]] } }
  assert.deepEqual(plain(combined(place, {}, ORDER)), [1, 2, 3, 4])
  assert.deepEqual(plain(combined(place, { limit: "pot-limit" }, ORDER)), [10, 11, 2, 3, 4])
  assert.deepEqual(plain(combined(place, { "raise-cap": "five" }, ORDER)), [1, 2])
  assert.deepEqual(plain(combined(place, { "raise-cap": "five", limit: "pot-limit" }, ORDER)), [10, 11, 2])
  assert.deepEqual(place.pieces, [1, 2, 3, 4], "the pieces themselves stay")
})

// Two that edit the same line, or change together what neither changes alone, were viewed together; of three that meet nobody
// knows what the line says, but the others are as they should be.
const edits = {
  "limit:pot-limit": [[0, 1, [10]]],
  "raise-cap:five": [[0, 1, [11]], [2, 2, [12]]],
  "all-ins:full": [[0, 1, [13]], [3, 4, []]],
  "other:yes": [[4, 5, [14]]],
  "limit:pot-limit,raise-cap:five": [[0, 1, [15]]],
  "limit:pot-limit,all-ins:full": [],
  "raise-cap:five,all-ins:full": [[0, 1, [16]]],
}
for (const [name, choices, row] of [
  ["two that meet", { limit: "pot-limit", "raise-cap": "five" }, [15, 2, 3, 4, 5]],
  ["two that leave all as it is", { "all-ins": "full", limit: "pot-limit" }, [1, 2, 3, 4, 5]],
  ["two that do not meet", { other: "yes", limit: "pot-limit" }, [10, 2, 3, 4, 14]],
  ["two and one that does not meet them", { "raise-cap": "five", "all-ins": "full", other: "yes" }, [16, 2, 3, 4, 14]],
  ["three", { limit: "pot-limit", "raise-cap": "five", "all-ins": "full", other: "yes" }, [-1, 1, 2, -1, 3, -1, 4, 14]],
]) test(`lines under choices: ${name}`, () => {
  assert.deepEqual(plain(combined({ pieces: [1, 2, 3, 4, 5], edits }, choices, [...ORDER, "other"])), row)
})

test("three that a preset takes were viewed together", () => {
  const taken = { ...edits, "limit:pot-limit,raise-cap:five,all-ins:full": [[1, 2, [17]]] }
  const choices = { "all-ins": "full", limit: "pot-limit", "raise-cap": "five" }
  assert.deepEqual(plain(combined({ pieces: [1, 2, 3, 4, 5], edits: taken }, choices, ORDER)), [1, 17, 3, 4, 5])
})
