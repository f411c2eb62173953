"use strict"
// The search: a dialog with what was found, in order. How that is found (found.js) and the records are loaded when
// somebody begins to search, as scripts, so that it works from a disk, too.

// The beginning of the text, or what stands around the first of the words; no English word is cut.
globalThis.rulebookExcerpt = (text, wanted) => {
  const places = wanted.filter(term => !/^[a-z0-9]{1,2}$/.test(term)).map(term => text.toLowerCase().indexOf(term)).filter(at => at > 40)
  const start = places.length ? Math.max(0, Math.min(...places) - 20) : 0
  const cut = text.slice(start, start + 150), more = text.length > start + 150
  return (start ? "… " : "") + cut.replace(start ? /^[\w’'-]*[.,;:?!)]* / : "", "").replace(more ? / [(“]?[\w’'-]*$/ : "", "") + (more ? " …" : "")
}

const hiragana = text => text.toLowerCase().replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60))

// Pieces of a text in turn: what was not looked for, and what was. An English word is marked from its beginning to its end.
globalThis.rulebookPieces = (text, wanted) => {
  const either = wanted.map(term => /^[a-z0-9]+$/.test(term) ? `(?<![a-z0-9])${term}[a-z]?(?:e?s|ed|ing|er)?(?![a-z0-9])` : term)
  const pieces = [], plain = hiragana(text)
  let end = 0
  for (const { index, 0: found } of either.length && plain.length == text.length ? plain.matchAll(new RegExp(either.join("|"), "g")) : []) {
    pieces.push(text.slice(end, index), text.slice(index, index + found.length))
    end = index + found.length
  }
  return [...pieces, text.slice(end)]
}

// The ruling itself: how a rule begins, or the case that has more of the words. No sentence is begun in its middle.
globalThis.rulebookFirstLine = (text, wanted) => {
  const having = line => wanted.filter(term => hiragana(line).includes(term)).length
  const [rule, ...others] = text.split("\n")
  const best = others.filter(line => line.includes(" → ")).reduce((one, other) => having(other) > having(one) ? other : one, rule)
  return globalThis.rulebookExcerpt(best, [])
}

if (globalThis.document) {
  const finder = document.querySelector(".rb-search")
  const say = finder.dataset, root = finder.getAttribute("href").replace(/names\/.*$/, ""), loading = {}

  function script(file) {
    loading[file] ??= new Promise((done, failed) => {
      document.head.append(element("script", { src: `${root}assets/${file}.js`, async: false, onload: done, onerror: failed }))
    })
    return loading[file]
  }

  // Options and examples, which are many and stand last, come after the first answer: `load("more")`.
  const load = (file = "records") => Promise.all([script("found"), script(file), ...preset()])

  // On pages without the switch, too, where a preset has been chosen.
  function preset() {
    let remembered = null
    try { remembered = localStorage.getItem("rulebook-preset") } catch { /* not allowed */ }
    return remembered && !globalThis.rulebookPreset ? [script("presets").then(() => script("preset"))] : []
  }

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

  // What the preset that is chosen takes, where the rule leaves a choice.
  const ruling = record => record.kind == "rule" ? globalThis.rulebookPreset?.ruling(record.place.split("#")[1]) : null

  const marked = (text, wanted) => rulebookPieces(text, wanted).map((piece, n) => n % 2 ? element("mark", { textContent: piece }) : piece)

  // The small picture of a game, as sheets.py draws it.
  function outline(drawn) {
    const [rows, ...signs] = drawn.split(" "), names = rows[0] == "=" && rows.slice(1).split("/")
    const cards = names ? [names.map(textContent => element("i", { textContent }))] : rows.split("/").map(row => [...row].map(card => element("i", { className: card == "." ? "gap" : card })))
    return element("span", { className: "outline", ariaHidden: "true" }, element("span", {}, ...cards.map(row => element("span", {}, ...row))), ...signs.map(textContent => element("b", { textContent })))
  }

  // One line: the ruling; what a game is; of any other text what stands around the words that the title does not have.
  function ruled({ kind, title, text, outline }, wanted) {
    if (kind == "rule") return rulebookFirstLine(text, wanted)
    return outline ? text.split("\n")[0] : rulebookExcerpt(text, wanted.filter(term => !hiragana(title).includes(term)))
  }

  function hit(record, wanted) {
    const index = location.protocol == "file:" ? "index.html" : ""
    const link = element("a", { href: root + record.place.replace(/\/(#|$)/, `/${index}$1`) },
      element("strong", {}, ...marked(record.title, wanted)),
      ...record.outline ? [outline(record.outline)] : [],
      element("span", { className: "rb-kind", textContent: record.kind == "rule" ? record.under : [say[record.kind], record.under].filter(Boolean).join(" · ") }),
      element("span", { className: "rb-text" }, ...marked(ruled(record, wanted), wanted)))
    const taken = ruling(record)
    if (taken) {
      link.lastChild.replaceChildren(element("b", { textContent: taken.name }), " ")
      link.lastChild.insertAdjacentHTML("beforeend", taken.html)
    }
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
      const found = rulebookFind(text, record => record.kind == "rule" && ours.has(record.place.split("#")[1]))
      hits.replaceChildren(...found.map(record => hit(record, rulebookTerms(text))))
      chapters.hidden = found.length
      answer.textContent = found.length || !text.trim() ? "" : say.nothing
    }
    roles.addEventListener("submit", event => event.preventDefault())
    typed.addEventListener("input", narrow)
    if (typed.value) narrow() // the reader came back
  }

  function fill(text) {
    const found = rulebookFind(text), wanted = rulebookTerms(text)
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
      await load("more").then(() => { complete = true }, () => {})
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

  for (const opener of [finder, ...document.querySelectorAll(".front-search button")]) {
    opener.addEventListener("click", event => {
      event.preventDefault()
      open()
    })
  }
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
