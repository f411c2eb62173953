// Added to the script of the theme that searches. At its head stand what readers call games, mixes and rules, and the
// question as it was typed, which is heard before the theme cuts it into words:
//   const NAMED = [["games/razz/", ["Razz", "ラズ"]], …]
//   const CALLED = [["rules/procedures/#burns", ["Burn cards", "バーンカード", "burning"]], …]
//   let question = "burn card"

// lunr tells two nodes of its index apart by letters and numbers with no mark between them: nodes with digits are taken
// for one another, words appear that stand on no page, and a search that comes upon one ("2-7", "10ゲーム") fails.
lunr.TokenSet.prototype.toString = function () {
  const edges = Object.keys(this.edges).sort().map(letter => ` ${letter}${this.edges[letter].id}`)
  return this._str ?? (this.final ? "1" : "0") + edges.join("")
}

// A game whose name is just what was typed comes first: Razz before Action Razzdugi, in which the word is rarer. Next
// come those whose names begin so.
const FIRST = 1e6
const GLOSSARY = "rules/glossary/#"
const sections = new Map()
const letters = text => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
const names = new Map(NAMED.map(([address, called]) => [address, called.map(letters)]))

const add = lunr.Builder.prototype.add
lunr.Builder.prototype.add = function (page, attributes) {
  if (page.location.includes("#")) sections.set(page.location, page)
  add.call(this, page, attributes)
}

let answers = [] // addresses of what answers the question, the best first
const query = lunr.Index.prototype.query
lunr.Index.prototype.query = function (ask) {
  const found = query.call(this, ask)
  const typed = letters(question)
  const words = [...sections].filter(([address, word]) => address.startsWith(GLOSSARY) && letters(word.title) === typed)
  answers = [...answering(question), ...words.map(([address]) => address)]
  for (const page of typed ? found : []) {
    const called = names.get(page.ref) ?? []
    page.score *= called.includes(typed) ? FIRST * FIRST : typed.length > 2 && called.some(name => name.startsWith(typed)) ? FIRST : 1
  }
  return found.sort((one, other) => other.score - one.score)
}

// Next come the rules that answer what was typed, and the word itself, each alone and not below its chapter.
const post = self.postMessage.bind(self)
self.postMessage = reply => {
  if (!reply.data?.items || !answers.length) return post(reply)
  const named = reply.data.items.filter(group => group.some(page => page.score >= FIRST))
  const others = reply.data.items.filter(group => !named.includes(group))
  const rules = answers.map(address => [{...sections.get(address), parent: undefined, score: FIRST, terms: {}}])
  reply.data.items = [...named, ...rules, ...others]
  answers = []
  post(reply)
}

// What was typed and what rules are called are compared word by word, in Japanese by pairs of letters and by kanji.
const SMALL = new Set("a an and at by do does for from has have he her his i if in is it my of off on or s she that the their there they this to was were what when which who with you".split(" "))
const stem = word => word.replace(/(?<=..[^s])s$/, "").replace(/(?<=...)(ing|ed)$/, "").replace(/([^l])\1$/, "$1").replace(/(?<=..)e$/, "")

function tokens(text) {
  const plain = text.normalize("NFKC").toLowerCase().replace(/<[^>]*>/g, " ").replace(/(?<=[ぁ-ヺー一-龠々])\s+(?=[ぁ-ヺー一-龠々])/g, "")
  const found = new Set()
  for (const [word] of plain.matchAll(/[a-z]+|[0-9]+/g)) if (!SMALL.has(word)) found.add(stem(word))
  for (const [run] of plain.matchAll(/[ぁ-ヺー一-龠々]+/g)) {
    for (let n = 0; n + 1 < run.length; n++) found.add(run.slice(n, n + 2))
    for (const [kanji] of run.matchAll(/[一-龠]/g)) found.add(kanji)
  }
  return found
}

// Rules with the tokens of their names and of their texts; a token counts more, the fewer rules have it.
const weights = new Map()
const weight = token => weights.get(token) ?? Math.log(CALLED.length)
const sum = found => [...found].reduce((total, token) => total + weight(token), 0)
let known

function prepared() {
  const rules = CALLED.map(([address, names]) => {
    const text = tokens(sections.get(address)?.text ?? "")
    const called = names.map(tokens)
    const every = new Set(called.flatMap(name => [...name]))
    return {address, called, every, all: new Set([...text, ...every])}
  })
  const counts = new Map()
  for (const rule of rules) for (const token of rule.all) counts.set(token, (counts.get(token) ?? 0) + 1)
  for (const [token, count] of counts) weights.set(token, Math.log(1 + rules.length / count))
  return rules
}

const HEADINGS = 2 // the first names are the headings in both languages, which count a little more
const SURE = 1.5, LIKELY = 0.9 // the second for questions of several words, which are no names of games
const WORDS = 3
function answering(question) {
  known ??= prepared()
  const asked = tokens(question), whole = sum(asked)
  if (!whole) return []
  const part = found => sum([...asked].filter(token => found.has(token))) / whole
  const rated = known.map(rule => {
    const fits = name => part(name) * (0.5 + 0.5 * part(name) * whole / (sum(name) || 1))
    const named = Math.max(...rule.called.map((name, n) => fits(name) * (n < HEADINGS ? 1.1 : 1)))
    return [rule.address, 2 * named + part(rule.every) + 0.5 * part(rule.all)]
  })
  const enough = asked.size < WORDS ? SURE : LIKELY
  return rated.filter(([, rate]) => rate > enough).sort((one, other) => other[1] - one[1]).slice(0, 3).map(([address]) => address)
}
