// What the search finds, and what it shows of it: site/assets/found.js and search.js.
import assert from "node:assert/strict"
import { test } from "node:test"
import { load, plain } from "./loaded.mjs"

load("found")
load("search")
rulebookWords({
  small: ["the", "a", "of", "is", "what", "の", "は"], about: ["rules"], alike: [["blind", "ante"]],
  forms: [["run", "ran"]], short: { oc: "odd chip" }, asking: ["^what is (.+)\\?$"],
})
const fields = rows => rows[0].map((_, n) => rows.map(row => row[n]))
rulebookRecords(fields([
  ["game", "games/razz/", "Razz", "Stud", ["ラズ"], "Seven cards each; the lowest hand wins. Aces are low."],
  ["game", "games/deuce/", "2-7 Triple Draw", "Draw", ["Deuce", "トリプルドロー"], "Three draws; straights count against a hand."],
  ["game", "games/holdem/", "Texas Hold'em", "Flop", ["テキサスホールデム"], "Two cards each and five on the board. Raises double."],
  ["game", "games/short/", "Short-deck Hold'em", "Flop", ["ショートデッキ"], "The deuces are taken out."],
  ["word", "glossary/#kicker", "kicker", "Glossary", ["キッカー"], "A card that breaks a tie."],
  ["chapter", "rules/pots/", "Pots", "", [], "How a pot is divided."],
  ["rule", "#odd-chip", "The odd chip", "", ["端数のチップ"], "An odd chip goes to the first seat left of the button.\nTwo hands tie on the river → It is shared."],
]))
const places = text => rulebookFind(text).map(record => record.place)

test("a game is found by its name, in either language", () => {
  assert.equal(places("razz")[0], "games/razz/")
  assert.equal(places("ラズ")[0], "games/razz/")
  assert.equal(places("らず")[0], "games/razz/", "as it is read")
})

test("marks, capitals and spaces do not matter", () => {
  for (const text of ["texas holdem", "TEXAS HOLD’EM", "Texas  Hold 'em"]) assert.equal(places(text)[0], "games/holdem/", text)
})

test("a short word of the floor stands for others, and alone for itself where something is called so", () => {
  assert.deepEqual(rulebookTerms("OC behind"), rulebookTerms("odd chip behind"))
})

test("a hit of a rule begins with the ruling: the rule, or the case that is meant", () => {
  const { text, under } = rulebookFind("odd chip")[0]
  assert.equal(under, "Pots")
  assert.equal(rulebookFirstLine(text, rulebookTerms("odd chip")), "An odd chip goes to the first seat left of the button.")
  assert.equal(rulebookFirstLine(text, rulebookTerms("tie on the river")), "Two hands tie on the river → It is shared.")
})

test("what was looked for is marked to the end of its word, and no other word that begins so", () => {
  const wanted = rulebookTerms("who shows")
  assert.deepEqual(plain(rulebookPieces("At the showdown one player shows first.", wanted)), ["At the showdown one player ", "shows", " first."])
  assert.deepEqual(plain(rulebookPieces("端数のチップ", ["ちっぷ"])), ["端数の", "チップ", ""])
  assert.deepEqual(plain(rulebookPieces("Nothing", [])), ["Nothing"])
})

test("a scale is one word however it is written", () => {
  for (const text of ["2-7", "2 to 7", "2-7 triple draw"]) assert.equal(places(text)[0], "games/deuce/", text)
})

test("a slip is forgiven", () => {
  assert.equal(places("texas holdme")[0], "games/holdem/")
  assert.equal(places("kikcer")[0], "glossary/#kicker")
})

test("the ends of English words do not matter", () => {
  assert.equal(places("odd chips")[0], "rules/pots/#odd-chip")
  assert.deepEqual(rulebookTerms("raised raises raising"), rulebookTerms("raise"))
  assert.deepEqual(rulebookTerms("ran"), rulebookTerms("run"))
})

test("small words are passed over, but where nothing else was typed", () => {
  assert.deepEqual(rulebookTerms("what is the kicker of razz"), rulebookTerms("kicker razz"))
  assert.equal(rulebookTerms("the").length, 1)
})

test("a question for a meaning finds the word", () => assert.equal(places("what is kicker?")[0], "glossary/#kicker"))

test("what stands in the text alone is found, too", () => assert.equal(places("straights")[0], "games/deuce/"))

test("only what is wanted is found", () => {
  assert.deepEqual(rulebookFind("hold'em", record => record.kind == "word"), [])
  assert.deepEqual(rulebookFind("   "), [])
  assert.deepEqual(rulebookFind("zzzzzz"), [])
})

test("an excerpt begins near the words that were looked for, and cuts no word", () => {
  const text = "word ".repeat(60) + "straights count here " + "again ".repeat(60)
  const shown = rulebookExcerpt(text, ["straights"])
  assert.match(shown, /^… (word )+straights count here (again ?)+ …$/)
  assert.ok(shown.length < 160)
})

test("an excerpt of a short text is the text", () => assert.equal(rulebookExcerpt("Aces are low.", ["ace"]), "Aces are low."))
