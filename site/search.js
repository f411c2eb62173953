// Added to the script of the theme that searches.

// lunr tells two nodes of its index apart by letters and numbers with no mark between them: nodes with digits are taken
// for one another, words appear that stand on no page, and a search that comes upon one ("2-7", "10ゲーム") fails.
lunr.TokenSet.prototype.toString = function () {
  const edges = Object.keys(this.edges).sort().map(letter => ` ${letter}${this.edges[letter].id}`)
  return this._str ?? (this.final ? "1" : "0") + edges.join("")
}

// A page whose title is just what was typed comes first: Razz before Action Razzdugi, in which the word is rarer.
const FIRST = 1e6
const titles = new Map()
const letters = text => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")

const add = lunr.Builder.prototype.add
lunr.Builder.prototype.add = function (page, attributes) {
  if (!page.location.includes("#")) titles.set(page.location, letters(page.title))
  add.call(this, page, attributes)
}

const query = lunr.Index.prototype.query
lunr.Index.prototype.query = function (ask) {
  let typed = ""
  const found = query.call(this, asked => {
    ask.call(asked, asked)
    typed = letters(asked.clauses.map(clause => clause.term).join(""))
  })
  for (const page of found) if (titles.get(page.ref) === typed) page.score *= FIRST
  return found.sort((one, other) => other.score - one.score)
}
