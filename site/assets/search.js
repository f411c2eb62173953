"use strict"
// The search: a dialog with what was found, in order. Its records are loaded when somebody begins to search,
// as a script, so that it works from a disk, too. Everything is found by its names in either language, then by its text.

{
  const finder = document.querySelector(".rb-search")
  const say = finder.dataset, root = finder.getAttribute("href").replace(/names\/.*$/, "")
  const KINDS = { game: 1.3, mix: 1.3, rule: 1.2, chapter: 1.15, word: 0.75, ranking: 0.8, option: 0.75, example: 0.45 }
  const small = new Set()  // words that are passed over where anything else is asked
  const MOST = 30, CLOSE = 90

  function hiragana(text) {
    return text.replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60))
  }

  // Letters and digits only, in one case; katakana as hiragana, so that a reading finds a name.
  function folded(text) {
    return hiragana(text.normalize("NFKC").toLowerCase().replace(/['’・]/g, "").replace(/[^\p{L}\p{N}ー]+/gu, " ")).trim()
  }

  // The end of an English word says little: raises, raising and raised are one.
  function stem(word) {
    if (!/^[a-z]{4,}$/.test(word)) return word
    const cut = word.replace(/(ies|ing|ed|es|s)$/, end => end == "ies" ? "y" : "")
    return cut.length > 2 ? cut.replace(/(.)\1$/, "$1").replace(/e$/, "") : word
  }

  // A name in one piece: its words without their ends, and without an article.
  const joined = text => folded(text).split(" ").filter(word => word != "the").map(stem).join("")

  // The same with its words apart; Japanese has none.
  const spelled = text => ` ${folded(text).split(" ").map(stem).join(" ")} `

  // The words of a text: English ones, and runs of one script in Japanese.
  const runs = text => (text.normalize("NFKC").toLowerCase().replace(/['’]/g, "")
    .match(/[a-z0-9\p{Script=Latin}]+|[ァ-ヺー]+|[々〆\p{Script=Han}]+|[ぁ-ゖー]+/gu) ?? []).map(run => stem(hiragana(run)))

  // What is looked for: without small words, particles and endings where anything else is left.
  function terms(text) {
    const all = runs(text)
    const strong = all.filter(term => !small.has(term))
    return [...new Set(strong.length ? strong : all)]
  }

  const latin = term => /^[a-z0-9]+$/.test(term)

  // A text as it is looked through: its words, and all of it without spaces for Japanese.
  function prepared(text) {
    const whole = folded(text)
    return { words: new Set(runs(text)), whole, tight: whole.replaceAll(" ", "") }
  }

  // What a term says as well: words that say the same; of a long word of Chinese characters its pairs, and of
  // katakana the words in it that the book has.
  const alike = new Map(), parts = new Map()

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

  // How well a text has a term: 1 for the word, less for its beginning, for a word that is like it, and for its parts.
  function has(text, term) {
    if (!latin(term)) return text.tight.includes(term) ? 1 : 0
    if (text.words.has(term)) return 1
    if (term.length < 3) return 0
    return text.whole.includes(" " + term) || text.whole.startsWith(term) ? 0.6 : 0
  }

  function fit(text, term) {
    const whole = has(text, term)
    if (whole == 1) return 1
    const like = (alike.get(term) ?? []).some(other => has(text, other) == 1) ? 0.6 : 0
    const found = partsOf(term), some = found.length && found.filter(part => has(text, part)).length / found.length
    return Math.max(whole, like, 0.8 * some * some)
  }

  const records = [], loading = {}, kana = new Set()

  // The examples, which are many and stand last, come after the first answer: `load("examples")`.
  function load(file = "records") {
    loading[file] ??= new Promise((done, failed) => {
      const script = document.createElement("script")
      script.src = `${root}assets/${file}.js`
      script.onload = () => { rarity.clear(); done() }
      script.onerror = failed
      document.head.append(script)
    })
    return loading[file]
  }

  // The words of the book's languages that a search knows.
  window.rulebookWords = said => {
    for (const word of said.small) small.add(hiragana(word))
    for (const line of said.alike) {
      const words = line.map(word => stem(hiragana(word)))
      for (const word of words) alike.set(word, [...(alike.get(word) ?? []), ...words.filter(it => it != word)])
    }
  }

  window.rulebookRecords = found => {
    const made = found.map(([kind, place, title, under, names, text]) => ({
      kind, place, under, text,
      called: [...new Set([title, ...names].map(joined))],
      title, spelled: spelled(title),
      names: prepared([title, ...names].join(" ")),
      each: [...new Set([title, ...names])].map(name => ({ ...prepared(name), terms: terms(name) })),
      beside: prepared(under),
      body: prepared(text),
    }))
    records.push(...made)
    for (const it of made) for (const name of it.each) for (const term of name.terms) if (/^[ぁ-ゖー]{2,}$/.test(term)) kana.add(term)
  }

  // A word that few records have says more than one that many have.
  const rarity = new Map()
  function weight(term) {
    if (!rarity.has(term)) {
      const having = records.filter(it => fit(it.names, term) || fit(it.body, term)).length
      rarity.set(term, Math.log(1 + records.length / (1 + having)))
    }
    return rarity.get(term)
  }

  // Whether two names differ by one letter: typed otherwise, left out, or too many.
  function isSlip(one, other) {
    if (Math.abs(one.length - other.length) > 1 || one == other) return false
    let start = 0, end = 0
    while (start < one.length && one[start] == other[start]) start++
    while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) == other.at(-1 - end)) end++
    return Math.max(one.length, other.length) - start - end == 1
  }

  function closeness(name, wanted, all) {
    const said = { words: new Set(wanted), whole: wanted.join(" "), tight: wanted.join("") }
    const typed = wanted.reduce((sum, term) => sum + weight(term) * fit(name, term), 0) / (all || 1)
    if (!typed) return 0
    const named = name.terms.reduce((sum, term) => sum + weight(term), 0)
    const there = name.terms.reduce((sum, term) => sum + weight(term) * fit(said, term), 0) / (named || 1)
    return typed * there
  }

  function score(record, typed, spoken, wanted) {
    let exact = 0
    for (const [number, name] of record.called.entries()) {
      if (name == typed) exact = Math.max(exact, number ? 740 : 1000) // the title, or another name
      else if (typed.length > 1 && name.startsWith(typed)) exact = Math.max(exact, 120 * typed.length / name.length)
      else if (typed.length > 3 && isSlip(name, typed)) exact = Math.max(exact, 500)
      else if (name.length > 2 && typed.includes(name)) exact = Math.max(exact, 90 * name.length / typed.length)
    }
    const inTitle = latin(typed) ? record.spelled.includes(spoken) : typed.length > 2 && record.called[0].includes(typed)
    if (inTitle && exact < 1000) exact = Math.max(Math.min(exact + 120, 800), 660)
    let found = 0, matched = 0
    const all = wanted.reduce((sum, term) => sum + weight(term), 0)
    for (const term of wanted) {
      const rare = weight(term)
      const [called, beside, told] = [record.names, record.beside, record.body].map(text => fit(text, term))
      const best = Math.max(10 * called, 4 * beside, 2.5 * told)
      found += best * rare
      matched += rare * Math.max(called, beside, told)
    }
    if (!exact && !matched) return 0
    // Of the names the one that says most of what was typed, and little else.
    const closest = Math.max(...record.each.map(name => closeness(name, wanted, all)))
    const share = all ? matched / all : 0
    const title = Math.min(1, 12 / (4 + record.called[0].length)) // of two that fit alike the shorter name
    return (exact + found * share * share + CLOSE * closest + (share > 0.99 ? 15 : 0) + title) * (exact == 1000 && record.kind == "word" ? 0.8 : KINDS[record.kind]) * (record.place.startsWith("rules/how-poker") && exact < 1000 ? 0.85 : 1)
  }

  function find(text, within = () => true) {
    const typed = joined(text), spoken = spelled(text), wanted = terms(text)
    if (!typed) return []
    return records
      .filter(within)
      .map(record => ({ record, points: score(record, typed, spoken, wanted) }))
      .filter(it => it.points > 0)
      .sort((one, other) => other.points - one.points)
      .slice(0, MOST)
      .map(it => it.record)
  }

  // --- the dialog

  function element(name, properties, ...inside) {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...inside)
    return made
  }

  const box = element("input", { type: "search", name: "q", autocomplete: "off", spellcheck: false, placeholder: say.placeholder })
  const told = element("p", { className: "rb-told" })
  const list = element("ol", { className: "rb-hits" })
  const close = element("button", { type: "button", textContent: "×" })
  const dialog = element("dialog", { className: "rb-finder md-typeset" }, element("form", { method: "dialog" }, box, close), told, list)
  box.setAttribute("aria-label", say.label)
  close.setAttribute("aria-label", say.close)
  dialog.setAttribute("aria-label", say.label)
  told.setAttribute("role", "status")
  document.body.append(dialog)

  // The beginning of the text, or what stands around the first of the words.
  function excerpt(text, wanted) {
    const places = wanted.filter(term => !latin(term) || term.length > 2).map(term => folded(text) && text.toLowerCase().indexOf(term)).filter(at => at > 90)
    const start = places.length ? Math.max(0, Math.min(...places) - 40) : 0
    return (start ? "… " : "") + text.slice(start, start + 150) + (text.length > start + 150 ? " …" : "")
  }

  function hit(record, wanted) {
    const index = location.protocol == "file:" ? "index.html" : ""
    const link = element("a", { href: root + record.place.replace(/\/(#|$)/, `/${index}$1`) },
      element("strong", { textContent: record.title }),
      element("span", { className: "rb-kind", textContent: [say[record.kind], record.under].filter(Boolean).join(" · ") }),
      element("span", { className: "rb-text", textContent: excerpt(record.text, wanted) }))
    link.dataset.hit = record.place
    return element("li", {}, link)
  }

  // On the page of a role its rules alone are found, in place of the list of chapters.
  const roles = document.querySelector(".role-finder")
  if (roles) {
    const [typed, answer, hits] = ["input", "p", "ol"].map(name => roles.querySelector(name)), chapters = document.querySelector(".role-chapters")
    const ours = new Set([...chapters.querySelectorAll("li[id]")].map(rule => rule.id))
    const narrow = async () => {
      const text = typed.value
      try { await load() } catch { answer.textContent = say.failed; return }
      if (text != typed.value) return
      const found = find(text, record => record.kind == "rule" && ours.has(record.place.split("#")[1]))
      hits.replaceChildren(...found.map(record => hit(record, terms(text))))
      chapters.hidden = found.length
      answer.textContent = found.length || !text.trim() ? "" : say.nothing
    }
    roles.addEventListener("submit", event => event.preventDefault())
    typed.addEventListener("input", narrow)
    if (typed.value) narrow() // the reader came back
  }

  function fill(text) {
    const found = find(text), wanted = terms(text)
    list.replaceChildren(...found.map(record => hit(record, wanted)))
    told.textContent = found.length ? "" : say.nothing
  }

  let complete = false
  async function show() {
    const text = box.value
    if (!text.trim()) {
      list.replaceChildren()
      told.textContent = ""
      list.dataset.shown = text
      return
    }
    try { await load() } catch { told.textContent = say.failed; return }
    if (text != box.value) return
    fill(text)
    if (!complete) {
      await load("examples").then(() => { complete = true }, () => {})
      if (text != box.value) return
      if (!list.contains(document.activeElement)) fill(text)
    }
    list.dataset.shown = text
  }

  function open(text = "") {
    if (!dialog.open) dialog.showModal()
    if (text) box.value = text
    box.focus()
    load().catch(() => {})
    show()
  }

  finder.addEventListener("click", event => {
    event.preventDefault()
    open()
  })
  box.addEventListener("input", show)
  close.addEventListener("click", () => dialog.close())
  dialog.addEventListener("click", event => {
    if (event.target == dialog || event.target.closest("a")) dialog.close()
  })
  dialog.querySelector("form").addEventListener("submit", event => {
    event.preventDefault()
    list.querySelector("a")?.click()
  })
  dialog.addEventListener("keydown", event => {
    if (event.key == "Escape") dialog.close() // a search box would only be emptied
    const links = [box, ...list.querySelectorAll("a")], here = links.indexOf(document.activeElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || here < 0) return
    event.preventDefault()
    links[Math.min(links.length - 1, Math.max(0, here + step))].focus()
  })
  addEventListener("keydown", event => {
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")
    if ((event.key == "/" || event.key == "s" || event.key == "f") && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      open()
    }
  })
  const asked = document.querySelector("form.who") ? null : new URLSearchParams(location.search).get("q") // which asks something else there
  if (asked) open(asked)
}
