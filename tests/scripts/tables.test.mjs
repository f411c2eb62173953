// Cards as they are typed, and games dealt for an evening: site/assets/who.js and find.js.
import assert from "node:assert/strict"
import { test } from "node:test"
import { load, plain } from "./loaded.mjs"

load("who")
load("find")

test("cards are read however they are typed", () => {
  const read = said => plain(rulebookCards(said)).join(" ")
  assert.equal(read("As Td 9c"), "As Td 9c")
  assert.equal(read("as10d,9C"), "As Td 9c")
  assert.equal(read("A♠ 10♥ 2♦ K♣"), "As Th 2d Kc")
  assert.equal(read("joker 2h"), "joker 2h")
  assert.equal(read("Ａｈ　１０ｄ"), "Ah Td")
  assert.equal(read("♥A♠10 K♡"), "Ah Ts Kh")
  assert.equal(read("ハートA、スペード10"), "Ah Ts")
  assert.equal(rulebookCards("[Ah Qc]").rest, "")
  assert.equal(rulebookCards("Ah, x").rest, "X")
  assert.equal(read("1s xx 11d"), "")
  assert.equal(read(""), "")
})

const rows = [..."aaaabbbc"].map((family, n) => ({ dataset: { family, game: String(n) } }))
const families = seed => rulebookDealt(rows, seed).map(row => row.dataset.family)

test("a seed deals the same games again", () => {
  assert.deepEqual(rulebookDealt(rows, 7), rulebookDealt(rows, 7))
  assert.ok(new Set([1, 2, 3, 4, 5].map(seed => rulebookDealt(rows, seed).map(row => row.dataset.game).join())).size > 1)
})

test("every family has had a turn before one has another", () => {
  for (let seed = 0; seed < 50; seed++) {
    assert.deepEqual(families(seed).slice(0, 3).sort(), ["a", "b", "c"])
    assert.deepEqual(families(seed).slice(3, 5).sort(), ["a", "b"])
  }
})

test("the weightier a game, the sooner it is dealt, and without a seed the weightiest comes first", () => {
  const weight = row => row.dataset.game == "6" ? 30 : 1
  assert.equal(rulebookDealt(rows, 0, weight, false)[0].dataset.game, "6")
  const firsts = Array.from({ length: 200 }, (_, n) => rulebookDealt(rows, n + 1, weight, false)[0].dataset.game)
  const often = firsts.filter(game => game == "6").length
  assert.ok(often > 130 && often < 200, often) // 30 of 37 are 162
})

test("every game is dealt once", () => {
  assert.deepEqual(rulebookDealt(rows, 3).map(row => row.dataset.game).sort(), rows.map(row => row.dataset.game))
})
