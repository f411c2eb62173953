"use strict"
// What a search finds, in order. `rulebookFind(text, within)` gives records, the best first; `rulebookTerms(text)`
// what it looked for. The records come as scripts, so that they come from a disk, too: rulebookWords(...) and
// rulebookRecords(...). A record is found by its names in either language, by whole questions among these, and by its text.

{
  /** @type {Record<string, number>} */
  const KINDS = { page: 1.1, game: 1.15, mix: 1.2, rule: 1.2, chapter: 1.1, word: 0.85, ranking: 0.8, option: 0.75, example: 0.55, absent: 1.2 }
  const SAID = { game: 1.2, mix: 1.2 }  // what a sentence of the text is worth beside a name
  const WITHIN = { game: 0.55 }, INSIDE = 0.35         // what a word of the text is
  const MOST = 30, NAMED = 4                           // how many are shown; what it is worth to be named
  const small = new Set(), about = new Set(), asking = []  // words that are passed over, those that any game is asked about, and beginnings or ends that ask what a word means
  const short = new Map() // what floors shorten: OOT, BB
  const alike = new Map(), forms = new Map(), kana = new Set(), known = new Set(), joint = new Set()

  const hiragana = text => text.replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60))
  // A scale is one word: 2-7, 2 to 7, A-5.
  const SCALE = /(?<![a-z0-9])([a2-9])(?:-| ?to ?)([2-9])(?![a-z0-9]|-\d)/g
  const plain = text => text.normalize("NFKC").toLowerCase().replace(/['’・]/g, "").replace(SCALE, "$1$2")

  // The end of an English word says little: raises, raising and raised are one; so are ran and run.
  function stem(word) {
    if (forms.has(word)) return forms.get(word)
    if (/^\d+s$/.test(word)) return word.slice(0, -1)
    if (!/^[a-z]{4,}$/.test(word)) return word
    const cut = word.replace(/(ies|ing|ed|es|s)$/, end => end == "ies" ? "y" : "")
    forms.set(word, cut.length > 2 ? cut.replace(/(.)\1$/, "$1").replace(/e$/, "") : word)
    return forms.get(word)
  }

  // Letters and digits only; katakana as hiragana, so that a reading finds a name.
  const folded = text => hiragana(plain(text).replace(/[^\p{L}\p{N}ー]+/gu, " ")).trim()

  // A name in one piece: its words without their ends, and without an article.
  const joined = text => folded(text).split(" ").filter(word => word != "the").map(stem).join("").replace(/([a-z])\1/g, "$1")
  const spelled = text => ` ${folded(text).split(" ").map(stem).join(" ")} `
  const latin = term => /^[a-z0-9]+$/.test(term)

  const RUNS = /[a-z0-9\p{Script=Latin}]+|[ァ-ヺー]+|[々〆\p{Script=Han}]+|[ぁ-ゖー]+/gu

  // Whether a run of hiragana is nothing but particles and endings.
  const isEnding = run => !run || [...run].some((_, n) => small.has(run.slice(0, n + 1)) && isEnding(run.slice(n + 1)))

  // A run of hiragana: the words of the book in it, and what else is no ending.
  function cut(run) {
    const found = []
    let rest = ""
    const close = () => { if (!isEnding(rest)) found.push(rest.replace(/^[をがはにでとのもへ](?=..)/, "")); rest = "" }
    for (let at = 0; at < run.length;) {
      let end = run.length
      while (end - at > 2 && !kana.has(run.slice(at, end)) && !forms.has(run.slice(at, end))) end--
      if (end - at > 2) { close(); found.push(stem(run.slice(at, end))); at = end }
      else rest += run[at++]
    }
    close()
    return found
  }

  // A run of Chinese characters, apart from a word at its beginning that is small, or that any game is asked about.
  function apart(run) {
    const first = /^\p{Script=Han}{3,}$/u.test(run) ? run.slice(0, 2) : ""
    return small.has(first) ? [run.slice(2)] : about.has(first) ? [first, run.slice(2)] : [run]
  }

  // The words of a text: English ones, of which some are one in two parts, and runs of one script in Japanese.
  function words(text) {
    const found = []
    for (const run of plain(text).match(RUNS) ?? []) {
      const word = stem(hiragana(run)), last = found.at(-1)
      if (/^[枚人回点]\p{Script=Han}/u.test(word) && /^\d+$/.test(last)) found.push(...apart(word.slice(1)))
      else if (last && joint.has(`${last} ${word}`)) found[found.length - 1] = last + word
      else if (!/^[ぁ-ゖー]+$/.test(run)) found.push(...apart(word))
      else found.push(...cut(word))
    }
    return found
  }

  // Without small words, where anything else is left.
  function strong(all) {
    const left = all.filter(term => !small.has(term))
    return [...new Set(left.length ? left : all)]
  }

  // What was typed in the words of the book: two that are one word there, and slips.
  function intended(text) {
    const said = []
    for (const word of words(text)) {
      const last = said.at(-1)
      if (last && known.has(last + word) && latin(word)) said[said.length - 1] = last + word
      else said.push(word)
    }
    return said.map(word => word.length < 4 || known.has(word) || small.has(word) || /\p{Script=Han}/u.test(word) || partsOf(word).length ? word : [...known].find(it => it[0] == word[0] && isSlip(it, word)) ?? word)
  }

  const prepared = all => ({ words: new Set(all), whole: ` ${all.join(" ")} `, tight: all.join(""), fits: new Map() })

  const parts = new Map()
  function partsOf(term) {
    if (!parts.has(term)) {
      const pairs = /^\p{Script=Han}{3,}$/u.test(term) ? [...term].slice(1).map((_, n) => term.slice(n, n + 2)) : []
      parts.set(term, pairs.length ? pairs : latin(term) ? [] : divided(term))
    }
    return parts.get(term)
  }

  // A compound in kana as words of the names in the book; nothing where it is no compound.
  function divided(term) {
    for (let end = term.length - 2; end > 1; end--)
      if (kana.has(term.slice(0, end))) {
        const rest = term.slice(end), more = kana.has(rest) ? [rest] : divided(rest)
        if (more.length) return [term.slice(0, end), ...more]
      }
    return []
  }

  // How well a text has a term: 1 for the word, less for its beginning or within another, for a word that is like it, and for its parts.
  function has(text, term) {
    if (text.words.has(term)) return 1
    if (!latin(term)) return text.tight.includes(term) ? (term.length > 1 ? 1 : text.whole.includes(" " + term) ? 0.9 : 0.5) : 0
    return term.length > 2 && text.whole.includes(" " + term) ? 0.6 : 0
  }

  function fit(text, term) {
    if (!text.fits.has(term)) text.fits.set(term, measured(text, term))
    return text.fits.get(term)
  }

  function measured(text, term) {
    const whole = has(text, term)
    if (whole == 1) return 1
    const like = (alike.get(term) ?? []).some(other => text.words.has(other) || (!latin(other) && has(text, other) >= 0.9)) ? 0.7 : 0
    const found = partsOf(term), some = found.length && found.filter(part => has(text, part)).length / found.length
    return Math.max(whole, like, 0.8 * some * some)
  }

  globalThis.rulebookWords = said => {
    for (const [first, ...others] of said.forms ?? []) for (const word of others) forms.set(hiragana(plain(word)), stem(hiragana(first)))
    for (const word of said.small) small.add(stem(hiragana(word)))
    for (const word of said.about) about.add(stem(hiragana(word)))
    for (const line of said.alike) {
      line.forEach(learn)
      const same = line.map(word => stem(hiragana(word.replace("-", ""))))
      for (const word of same) alike.set(word, [...(alike.get(word) ?? []), ...same.filter(it => it != word)])
    }
    for (const [word, told] of Object.entries(said.short ?? {})) short.set(word, told)
    for (const pattern of said.asking ?? []) asking.push(new RegExp(pattern, "i"))
  }

  const records = [], rarity = new Map(), callers = new Map(), often = new Map(), counts = new Map()  // how many are called so, have a pair of signs, have a word

  // What the names of the book say of words: which are one in two parts, which are in kana.
  function learn(name) {
    const said = plain(name)
    if (said.includes("-"))
      for (const [, one, other] of said.matchAll(/(?=\b([a-z]+)-([a-z]+))/g))
        if (!small.has(one) && !/^\d+$/.test(stem(one))) joint.add(`${stem(one)} ${stem(other)}`)
    for (const run of said.match(/[ァ-ヺー]{2,}/g) ?? []) kana.add(hiragana(run))
    if (/^[ぁ-ゖー]{2,}$/.test(name)) kana.add(name)
  }

  // Fields of records, each a list, become records; a rule has its page from the chapter before it.
  function* rows([kinds, ...fields]) {
    let page = "", chapter = ""
    for (const [n, kind] of kinds.entries()) {
      const [place, title, under, names, text, outline] = fields.map(field => field[n])
      if (kind == "chapter") [page, chapter] = [place, title]
      yield place[0] == "#" ? [kind, page + place, title, chapter, names, text] : [kind, place, title, under, names, text, outline]
    }
  }

  globalThis.rulebookRecords = fields => {
    const found = [...rows(fields)]
    for (const [, , title, , names] of found) for (const name of [title, ...names]) learn(name)
    for (const [kind, place, title, under, names, text, outline] of found) {
      const called = [...new Set([title, ...names])], said = called.map(words), told = text.split(/[.。;；\n]\s*/).map(words)
      if (kind != "example") for (const word of said.flat()) known.add(word)
      const record = {
        kind, place, title, under, text, outline,
        called: [...new Set(called.map(joined))], spelled: spelled(title),
        names: prepared(said.flatMap(it => [...it, "/"])),
        each: said.map((it, n) => ({ ...prepared(it), terms: strong(it), pairs: pairs(joined(called[n])) })),
        beside: prepared(words(under)), body: prepared(told.flat()),
        told: told.slice(0, 8),
      }
      for (const word of new Set([...record.names.words, ...record.body.words])) counts.set(word, (counts.get(word) ?? 0) + 1)
      for (const name of record.called) callers.set(name, (callers.get(name) ?? 0) + 1)
      for (const pair of new Set(record.each.flatMap(it => [...it.pairs]))) often.set(pair, (often.get(pair) ?? 0) + 1)
      records.push(record)
    }
    rarity.clear()
  }

  // A word that few records have says more than one that many have; one that none has says nothing.
  function weight(term) {
    if (!rarity.has(term)) {
      const having = (latin(term) || term.length > 1) && counts.get(term) || records.filter(it => has(it.names, term) || has(it.body, term)).length
      const like = having || [...(alike.get(term) ?? []), ...partsOf(term)].some(it => counts.has(it))
      rarity.set(term, like ? Math.log(1 + records.length / (1 + having)) : 0)
    }
    return rarity.get(term) * (/^[ぁ-ゖー]+$/.test(term) && !kana.has(term) ? 0.5 : 1)
  }

  // Whether two names differ by one letter: typed otherwise, left out, or too many, or two that changed places.
  // One letter off, or two in a long word: left out, put in, another, or two in the other order. Japanese: other small or long vowels.
  function isSlip(one, other) {
    if (loose(one) == loose(other)) return one != other
    const least = Math.min(one.length, other.length)
    const most = latin(one) ? least > 7 ? 2 : 1 : least > 4 ? 1 : 0  // in four kana, another one makes another word
    if (Math.abs(one.length - other.length) > most) return false
    let above = [], row = Array.from({ length: other.length + 1 }, (_, n) => n)
    for (let i = 1; i <= one.length; i++) {
      const next = [i]
      for (let j = 1; j <= other.length; j++) {
        const same = one[i - 1] == other[j - 1], crossed = i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1]
        next[j] = Math.min(row[j - 1] + (same ? 0 : 1), row[j] + 1, next[j - 1] + 1, crossed ? above[j - 2] + 1 : Infinity)
      }
      if (Math.min(...next) > most) return false
      above = row; row = next
    }
    return row.at(-1) > 0 && row.at(-1) <= most
  }
  const loose = word => word.replace(/[ーぁぃぅぇぉっゃゅょ]/g, "")

  const sum = (list, value) => list.reduce((total, it) => total + value(it), 0)

  // How much of what was asked a name says, and how much else it says.
  function closeness(name, { wanted, said, all }) {
    const typed = sum(wanted, term => weight(term) * fit(name, term)) / all
    if (!typed) return 0
    const there = sum(name.terms, term => weight(term) * fit(said, term)) / (sum(name.terms, weight) || 1)
    return typed * (0.2 + 0.8 * there ** 0.7)
  }

  // The same by pairs of signs, for a language without spaces.
  const pairs = text => new Set(latin(text) ? [] : [...text].slice(1).map((sign, n) => text[n] + sign))
  const pairWeight = pair => Math.log(1 + records.length / (1 + (often.get(pair) ?? 0)))

  function likeness(name, asked) {
    const common = sum([...name.pairs].filter(pair => asked.pairs.has(pair)), pairWeight)
    return common && common / asked.paired * (0.2 + 0.8 * (common / sum([...name.pairs], pairWeight)) ** 0.7)
  }

  function exactness(record, typed, spoken) {
    let exact = 0
    for (const [number, name] of record.called.entries()) {
      if (name == typed) exact = Math.max(exact, !number ? 10 : 7.4 * (record.kind == "rule" && callers.get(name) > 2 ? 0.6 : 1)) // the title, or another name
      else if (typed.length > 1 && name.startsWith(typed)) exact = Math.max(exact, 1.2 * typed.length / name.length)
      else if (typed.length > 3 && isSlip(name, typed)) exact = Math.max(exact, 5)
      else if (name.length > 2 && typed.includes(name)) exact = Math.max(exact, 0.9 * name.length / typed.length)
    }
    const inTitle = latin(typed) ? record.spelled.includes(spoken) : typed.length > 2 && record.called[0].includes(typed)
    return inTitle && exact < 10 ? Math.max(Math.min(exact + 1.2, 8), 6.6) : exact
  }

  // How much of what was asked stands anywhere in a record: in its names, in what it belongs to, in its text.
  function matched(record, asked) {
    return sum(asked.wanted, term => weight(term) *
      Math.max(0.9 * fit(record.names, term), 0.5 * fit(record.beside, term), (WITHIN[record.kind] ?? INSIDE) * fit(record.body, term))) / asked.all
  }

  // What a text says, a sentence at a time: the first ones.
  function sentences(record) {
    record.said ??= record.told.map(it => ({ ...prepared(it), terms: strong(it) }))
    return record.said
  }

  function score({ record, exact, share }, asked) {
    const called = record.each.map(name => asked.pairs.size ? (closeness(name, asked) + likeness(name, asked)) / 2 : closeness(name, asked))
    const saying = sentences(record).map(it => SAID[record.kind] ? SAID[record.kind] * closeness(it, asked) : closeness(it, asked) ** 3)
    const [nearest = 0, next = 0] = [...called, ...saying].sort((one, other) => other - one)
    const short = Math.min(1, 12 / (4 + record.called[0].length)) // of two that fit alike the shorter name
    const meant = asked.meaning && record.kind == "word" && exact > 5 ? 2 : 1
    const kind = exact == 10 && record.kind == "word" ? 0.9 : KINDS[record.kind]
    const first = record.place.startsWith("rules/how-poker") && exact < 10 ? 0.85 : 1
    return ((asked.named.has(record) ? NAMED : 0) + exact + 4 * (nearest + 0.15 * next) + 4 * share ** 2 + 0.05 * short) * kind * meant * first
  }

  // The games and mixes that are named in a question which asks nothing else than any game is asked about.
  function named(all, wanted) {
    const said = ` ${all.join(" ")} `, found = new Map()
    for (const record of records) if (record.kind == "game" || record.kind == "mix")
      for (const name of record.each) if (name.tight && said.includes(name.whole) && name.whole.length > (found.get(record)?.whole.length ?? 0)) found.set(record, name)
    const names = [...found.values()]
    for (const [record, name] of found) if (names.some(it => it.whole.length > name.whole.length && it.whole.includes(name.whole))) found.delete(record)
    const general = term => about.has(term) || names.some(name => name.words.has(term))
    return new Set(wanted.every(general) ? found.keys() : [])
  }

  const best = (list, count) => list.filter(it => it.points > 0).sort((one, other) => other.points - one.points).slice(0, count)

  // A short word alone is a name of its own.
  const inFull = text => text.trim().replace(/(?<![a-z0-9])[a-z0-9]+(?![a-z0-9])/gi, (word, at, all) => word == all && known.has(word.toLowerCase()) ? word : short.get(word.toLowerCase()) ?? word)

  function find(text, within = _ => true) {
    const question = asking.map(it => it.exec(text.trim())).find(it => it), core = inFull(question ? question[1] : text)
    const typed = joined(core), all = intended(core), wanted = strong(all)
    if (!typed) return []
    const asked = { named: named(all, wanted), typed, spoken: spelled(core), wanted, meaning: !!question, said: prepared(wanted), all: sum(wanted, weight) || 1, pairs: pairs(typed) }
    asked.paired = sum([...asked.pairs], pairWeight)
    const rough = records.filter(within).map(record => {
      const exact = exactness(record, asked.typed, asked.spoken), share = matched(record, asked)
      return { record, exact, share, points: exact + 5 * share + (asked.named.has(record) ? NAMED : 0) }
    })
    return best(best(rough, 4 * MOST).map(it => ({ record: it.record, points: score(it, asked) })), MOST).map(it => it.record)
  }
  globalThis.rulebookFind = find
  globalThis.rulebookTerms = text => strong(intended(inFull(text)))
}
