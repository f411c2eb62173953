"use strict"
// The search: a dialog with what was found, in order. Its records are loaded when somebody begins to search,
// as a script, so that it works from a disk, too. Everything is found by its names in either language, then by its text.

{
  const finder = document.querySelector(".rb-search")
  const say = finder.dataset, root = finder.getAttribute("href").replace(/names\/.*$/, "")
  const KINDS = { game: 1.3, mix: 1.3, rule: 1.2, chapter: 1.15, word: 0.75, ranking: 0.8, option: 0.75, example: 0.45 }
  const SMALL = new Set("a an and are been being game games play played playing rules as at be by can do does did for from go has have how i if in is it its me my not of on or that the their them then there they this to was what when where which who whose why will with you your".split(" "))
  const PARTICLES = new Set("を が の は に で と も へ や か し た て な い う る れ ら り さ す から まで より する した して いる される られた られる しまった てしまった ってしまった んでしまった いてしまった してしまった れてしまった けた いた った んだ とき こと もの どう どこ いつ だれ ない なに ですか ます です".split(" ").map(hiragana))
  const MOST = 30

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

  // What is looked for: English words, and runs of one script in Japanese, without particles and endings.
  function terms(text) {
    const runs = text.normalize("NFKC").toLowerCase().replace(/['’]/g, "")
      .match(/[a-z0-9\p{Script=Latin}]+|[ァ-ヺー]+|[々〆\p{Script=Han}]+|[ぁ-ゖー]+/gu) ?? []
    const all = runs.map(run => stem(hiragana(run)))
    const strong = all.filter(term => !SMALL.has(term) && !PARTICLES.has(term))
    return [...new Set(strong.length ? strong : all)]
  }

  const latin = term => /^[a-z0-9]+$/.test(term)

  // A text as it is looked through: its words, and all of it without spaces for Japanese.
  function prepared(text) {
    const words = folded(text).split(" ")
    return { words: new Set(words.map(stem)), whole: words.join(" "), tight: words.join("") }
  }

  // How well a text has a term: 1 for the word, less for its beginning.
  function fit(text, term) {
    if (!latin(term)) return text.tight.includes(term) ? 1 : 0
    if (text.words.has(term)) return 1
    if (term.length < 3) return 0
    return text.whole.includes(" " + term) || text.whole.startsWith(term) ? 0.6 : 0
  }

  let records = null, loading = null

  function load() {
    loading ??= new Promise((done, failed) => {
      window.rulebookRecords = found => {
        records = found.map(([kind, place, title, under, names, text], number) => ({
          kind, place, under, text, number,
          called: [...new Set([title, ...names].map(joined))],
          title, spelled: spelled(title),
          names: prepared([title, ...names].join(" ")),
          beside: prepared(under),
          body: prepared(text),
        }))
        done()
      }
      const script = document.createElement("script")
      script.src = root + "assets/records.js"
      script.onerror = failed
      document.head.append(script)
    })
    return loading
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

  function score(record, typed, spoken, wanted) {
    let exact = 0
    for (const [number, name] of record.called.entries()) {
      if (name == typed) exact = Math.max(exact, number ? 800 : 1000) // the title, or another name
      else if (typed.length > 1 && name.startsWith(typed)) exact = Math.max(exact, 120 * typed.length / name.length)
      else if (typed.length > 3 && isSlip(name, typed)) exact = Math.max(exact, 500)
      else if (name.length > 2 && typed.includes(name)) exact = Math.max(exact, 90 * name.length / typed.length)
    }
    const inTitle = latin(typed) ? record.spelled.includes(spoken) : typed.length > 2 && record.called[0].includes(typed)
    if (inTitle) exact = Math.max(exact + 120, 660)
    let found = 0, all = 0, matched = 0
    for (const term of wanted) {
      const rare = weight(term)
      const best = Math.max(10 * fit(record.names, term), 4 * fit(record.beside, term), 3 * fit(record.body, term))
      all += rare
      found += best * rare
      if (best) matched += rare
    }
    if (!exact && !matched) return 0
    const share = all ? matched / all : 0
    const title = Math.min(1, 12 / (4 + record.called[0].length)) // of two that fit alike the shorter name
    return (exact + found * share * share + (share > 0.99 ? 15 : 0) + title) * KINDS[record.kind]
  }

  function find(text, within = () => true) {
    const typed = joined(text), spoken = spelled(text), wanted = terms(text)
    if (!typed) return []
    return records
      .filter(within)
      .map(record => ({ record, points: score(record, typed, spoken, wanted) }))
      .filter(it => it.points > 0)
      .sort((one, other) => other.points - one.points || one.record.number - other.record.number)
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
    const found = find(text), wanted = terms(text)
    list.replaceChildren(...found.map(record => hit(record, wanted)))
    told.textContent = found.length ? "" : say.nothing
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
