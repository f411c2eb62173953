"use strict"
// A file of a game, edited in the page. What is wrong with it, what it says and how its examples come out is worked out by the
// book's own Python (desk.js); here it is asked at each pause, and shown as text.

{
  const whole = /** @type {HTMLElement} */ (document.querySelector(".edit"))
  const { words, locale } = JSON.parse(whole.dataset.words)
  const find = selector => whole.querySelector(selector)
  const area = find(".edit-area"), lines = find(".edit-lines"), status = find(".edit-status"), fits = find(".edit-fits")
  const given = new URLSearchParams(location.search), draft = `edit ${location.search}`
  const folder = new URL("../../desk/", location.href)
  const PAUSE = 350, DEALS = 100, LONG = 60, MANY = 8

  function made(tag, name, ...parts) {
    const found = document.createElement(tag)
    if (name) found.className = name
    found.append(...parts)
    return found
  }
  const filled = (text, gaps) => text.replace(/\{(\w+)\}/g, (_, gap) => gaps[gap])
  const counted = (key, n, gaps = {}) => filled(words[key][n] ?? words[key].other, { n, ...gaps })

  // --- Python, in its thread

  let worker = null, number = 0
  const waiting = new Map()
  const asked = message => new Promise((done, failed) => {
    waiting.set(++number, { done, failed })
    worker.postMessage({ number, ...message })
  })
  const ask = async (name, values) => JSON.parse(await asked({ asked: JSON.stringify({ ask: name, ...values }) }))

  async function started() {
    if (location.protocol == "file:") throw new Error("disk")
    if (typeof WebAssembly != "object" || typeof Worker != "function") throw new Error("old")
    const there = await fetch(new URL("pyodide.mjs", folder), { method: "HEAD" })
    if (!there.ok) throw new Error(there.status == 404 ? "missing" : "failed")
    worker = new Worker(new URL("../assets/desk.js", location.href), { type: "module" })
    worker.addEventListener("message", ({ data }) => {
      const { done, failed } = waiting.get(data.number)
      waiting.delete(data.number)
      if ("wrong" in data) failed(new Error(data.wrong)); else done(data.answer)
    })
    await asked({ start: { folder: folder.href, locale } })
  }

  // --- The file

  let begun = "", wrong = []

  function number_lines() {
    const places = new Set(wrong.map(problem => problem.line))
    const count = area.value.split("\n").length
    lines.replaceChildren(...Array.from({ length: count }, (_, n) => made(places.has(n + 1) ? "mark" : "span", "", `${n + 1}\n`)))
    lines.scrollTop = area.scrollTop
  }

  function go_to(line, column = 1) {
    const before = area.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0)
    area.focus()
    area.setSelectionRange(before + column - 1, before + column - 1)
    area.scrollTop = (line - 4) * parseFloat(getComputedStyle(area).lineHeight)
  }

  function shown_problem(problem) {
    const { line, column, about, message, hint } = problem
    const place = made("button", "", filled(words.line, { line }))
    place.type = "button"
    place.lang = document.documentElement.lang
    place.addEventListener("click", () => go_to(line, column))
    return made("li", "", place, " ", made("code", "", about), ` ${message}`, ...(hint ? [made("small", "", hint)] : []), ...mending(problem))
  }

  // What a hint says exactly is written at a touch; that a text is still right says who has read it again.
  function mending({ fixes, reread }) {
    if (!fixes.length) return []
    const button = made("button", "edit-mend", reread ? words.reread : words.write)
    button.type = "button"
    button.lang = document.documentElement.lang
    button.addEventListener("click", () => change("mended", { fixes }))
    return [button]
  }

  function show_problems(found) {
    const known = new Map(found.map(problem => [`${problem.line} ${problem.message}`, problem]))
    wrong = [...known.values()].sort((one, other) => one.line - other.line)
    find(".edit-problems").replaceChildren(...wrong.map(shown_problem))
    number_lines()
  }

  // Everything is looked at again at each pause; what was typed meanwhile is looked at afterwards.
  let looking = false, again = false, ready = false, pause = 0, seen = "0"
  async function look() {
    again = true
    if (looking || !ready) return
    looking = true
    status.textContent = words.looking
    try {
      while (again) {
        again = false
        seen = whole.dataset.typed
        await look_once(area.value)
      }
      status.textContent = wrong.length ? counted("wrong", wrong.length) : words.right
      whole.dataset.looked = seen
    } catch (error) {
      console.error(error)
      status.textContent = words.stopped
    }
    looking = false
  }

  async function look_once(text) {
    const { problems } = await ask("checked", { text })
    if (again) return
    show_problems(problems)
    const { examples } = await ask("played", { text })
    if (again) return
    show_problems([...problems, ...(examples ?? []).flatMap(example => example.problems)])
    await show_view(text, examples)
    if (again || wrong.length) return
    show_problems((await ask("across", { text })).problems)
  }

  const typed = () => {
    try { localStorage.setItem(draft, JSON.stringify({ begun, text: area.value })) } catch { /* not allowed, or full */ }
    whole.dataset.typed = String(Number(whole.dataset.typed) + 1)
    number_lines()
    find(".edit-proposal").hidden = true
    clearTimeout(pause)
    pause = setTimeout(look, PAUSE)
  }

  function put(text) {
    if (text == area.value) return
    const { scrollTop } = area
    area.value = text
    area.scrollTop = scrollTop
    typed()
  }

  // --- Words that fit at the cursor

  let moved = 0
  async function show_fits() {
    if (!ready) return
    const text = area.value, cursor = [...text.slice(0, area.selectionStart)].length
    const found = (await ask("words", { text, cursor })).words
    if (text != area.value) return
    fits.replaceChildren(...found.map(({ word, meaning, begun: start }) => {
      const button = made("button", "", made("code", "", word), " ", meaning)
      button.type = "button"
      button.addEventListener("click", () => {
        area.focus()
        area.setRangeText(word.endsWith(":") ? `${word} ` : word, area.selectionStart - start.length, area.selectionEnd, "end")
        typed()
        show_fits()
      })
      return made("li", "", button)
    }))
  }

  fits.addEventListener("keydown", event => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key], buttons = [...fits.querySelectorAll("button")]
    if (step) {
      event.preventDefault()
      buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length]?.focus()
    } else if (event.key == "Escape") area.focus()
  })

  // --- Views of it

  const views = {}
  const tabs = [...whole.querySelectorAll("[role=tab]")]
  const current = () => tabs.find(tab => tab.getAttribute("aria-selected") == "true").dataset.view
  const panel = name => find(`#_view-${name}`)

  function choose(name) {
    for (const tab of tabs) {
      const on = tab.dataset.view == name
      tab.setAttribute("aria-selected", String(on))
      tab.tabIndex = on ? 0 : -1
      panel(tab.dataset.view).hidden = !on
    }
    find(".edit-under").hidden = given.has("file") || !UNDER.includes(name)
  }

  async function show_view(text, examples) {
    show_examples(examples)
    const name = current()
    if (views[name]) await views[name](text)
  }

  function show_examples(examples) {
    if (!examples?.length) return panel("examples").replaceChildren(made("p", "", words.waits))
    return panel("examples").replaceChildren(...examples.map(example => {
      const fails = example.problems.length > 0, [result = "", ...rest] = example.comes
      const mark = made("b", fails ? "edit-no" : "edit-yes", fails ? words.otherwise : words["as-stated"])
      const place = made("button", "", filled(words.line, { line: example.line }))
      place.type = "button"
      place.addEventListener("click", () => go_to(example.line))
      const told = made("details", "", made("summary", "", result || example.id), ...rest.map(line => made("p", "", line)))
      const problems = made("ol", "edit-problems", ...example.problems.map(shown_problem))
      problems.lang = find(".edit-file .edit-problems").lang
      return made("section", "edit-example", made("p", "", made("b", "", example.title)), made("p", "", mark, " ", place), ...(fails ? [problems] : []), ...(result ? [told] : []))
    }))
  }

  const headed = () => made("thead", "", made("tr", "", ...["before", "after"].map(word => made("th", "", words[word]))))
  function drawn({ before, after, pieces }) {
    const side = (whole, own, tag) => pieces ? pieces.filter(([kind]) => kind == "kept" || kind == own).map(([kind, text]) => kind == "kept" ? text : made(tag, "", text)) : [whole]
    return made("tr", "", made("td", "", ...side(before, "gone", "del")), made("td", "", ...side(after, "new", "ins")))
  }

  // Lines of before and after, side by side.
  function beside(name, rows) {
    if (!rows) return panel(name).replaceChildren(made("p", "", words.waits))
    const box = made("input", ""), before = panel(name).querySelector("input")
    box.type = "checkbox"
    box.checked = before ? before.checked : rows.some(row => row.pieces) && rows.some(row => row.before)
    const body = made("tbody", ""), same = made("p", "", words.same), table = made("table", "edit-beside", headed(), body)
    const draw = () => {
      const wanted = box.checked ? rows.filter(row => row.pieces) : rows
      body.replaceChildren(...wanted.map(drawn))
      same.hidden = wanted.length > 0
      table.hidden = !wanted.length
    }
    box.addEventListener("change", draw)
    draw()
    return panel(name).replaceChildren(made("label", "", box, " ", words.only), same, table)
  }

  const under = find(".edit-under select"), UNDER = ["sentences", "card", "changes"]
  views.sentences = async text => beside("sentences", (await ask("told", { text, under: under.value })).rows)
  views.card = async text => beside("card", (await ask("told", { text, under: under.value })).card)

  views.changes = async text => {
    const { play, options, examples, compared } = await ask("compared", { text, deals: DEALS, under: under.value })
    if (!compared) return panel("changes").replaceChildren(made("p", "", words[compared === null ? "waits" : "no-model"]))
    const told = ({ changed, deals }) => counted("deals", changed, { deals })
    const parts = [made("p", "", play ? told(play) : words.same)]
    for (const [choice, found] of Object.entries(options)) parts.push(made("p", "", made("code", "", filled(words.choice, { choice })), ` ${told(found)}`))
    if (examples.length) parts.push(made("p", "", filled(words.ends, { examples: examples.join(" · ") })))
    for (const found of [play, ...Object.values(options)]) if (found?.deal) parts.push(shown_deal(found))
    return panel("changes").replaceChildren(...parts)
  }

  // A hand that goes another way: as before up to there, then side by side.
  function shown_deal({ deal, same, rows }) {
    const body = made("tbody", "", ...rows.map(drawn))
    const table = made("table", "edit-beside", made("caption", "", filled(words.deal, { n: deal })), headed(), body)
    return made("section", "", ...same.map(line => made("p", "", line)), table)
  }

  // --- The form: what is filled in is put into the text, in the place of the old value

  async function change(name, values) {
    const { text } = await ask(name, { text: area.value, ...values })
    put(text)
    if (current() == "form") await views.form(text)
  }

  function control({ path, value, several, choices }) {
    if (choices.length && several) {
      return made("span", "edit-boxes", ...choices.map(([word, meaning]) => {
        const box = made("input", "")
        box.type = "checkbox"
        box.checked = value.includes(word)
        box.dataset.path = JSON.stringify([...path, word])
        box.addEventListener("change", () => change("filled", { path, value: box.checked ? [...value, word] : value.filter(one => one != word) }))
        const label = made("label", "", box, " ", made("code", "", word))
        label.title = meaning
        return label
      }))
    }
    const said = several ? value.join(", ") : value
    const field = made(choices.length ? "select" : said.length > LONG ? "textarea" : "input", "")
    const known = choices.some(([word]) => word == value) ? choices : [[value, ""], ...choices]
    if (choices.length) field.append(...known.map(([word, meaning]) => new Option(word && meaning ? `${word}: ${meaning}` : word || meaning, word)))
    else if (field.localName == "input") field.type = "text"
    else field.rows = Math.ceil(said.length / LONG)
    field[choices.length ? "value" : "defaultValue"] = said
    field.dataset.path = JSON.stringify(path)
    field.addEventListener("change", () => {
      if (!choices.length) field.defaultValue = field.value
      change("filled", { path, value: several ? field.value.split(/[,、，] */).filter(Boolean) : field.value.replace(/\s*\n\s*/g, " ") })
    })
    return field
  }

  // The place of a field as a problem names it, without the ids that stand there in brackets: play[2].cards.
  const place_of = path => path.map(key => typeof key == "number" ? `[${key}]` : `.${key}`).join("").replace(/^\./, "")
  const wrong_at = path => wrong.filter(({ about }) => {
    const told = about.replace(/ \([^)]*\)/g, ""), place = place_of(path)
    return told == place || told.startsWith(`${place}.`) || told.startsWith(`${place}[`)
  })

  const fields = them => them.map(it => {
    const field = made(it.several && it.choices.length ? "div" : "label", "edit-field", made("span", "", made("code", "", it.name), " ", it.meaning), control(it))
    const told = wrong_at(it.path).map(problem => made("small", "edit-wrong", problem.hint ? `${problem.message}: ${problem.hint}` : problem.message, ...mending(problem)))
    for (const one of told) one.lang = find(".edit-problems").lang
    return told.length ? made("div", "", field, ...told) : field
  })

  function acts(path) {
    return made("p", "", ...[["once_more", "more"], ["without", "less"]].map(([name, word]) => {
      const button = made("button", "", words[word])
      button.type = "button"
      button.dataset.path = JSON.stringify([...path, name])
      button.addEventListener("click", () => change(name, { path }))
      return button
    }))
  }

  const group = (name, meaning, ...parts) => made("fieldset", "", made("legend", "", made("code", "", name), " ", meaning), ...parts)

  // Of many items only those are open that were opened, and those in which something is wrong.
  function folded({ id, meaning, fields: inner, path }, open) {
    const shown = made("details", "", made("summary", "", made("code", "", id), " ", meaning), ...fields(inner), acts(path))
    shown.dataset.item = JSON.stringify(path)
    shown.open = open.has(shown.dataset.item) || wrong_at(path).length > 0
    return shown
  }

  views.form = async text => {
    const { parts } = await ask("form", { text }), active = /** @type {HTMLInputElement} */ (document.activeElement)
    if (active?.matches("#_view-form :is(input[type=text], textarea)") && active.value != active.defaultValue) return // still being filled in
    const focused = active?.dataset.path, typed = active?.matches("input[type=text], textarea") ? { was: active.value, from: active.selectionStart, to: active.selectionEnd } : null
    const open = new Set([...panel("form").querySelectorAll("details[open]")].map(it => it.dataset.item))
    const each = item => group(item.id, item.meaning, ...fields(item.fields), acts(item.path))
    const shown = part => {
      if (part.items) return [group(part.name, part.meaning, ...part.items.map(item => part.items.length > MANY ? folded(item, open) : each(item)))]
      return part.fields.some(field => field.name != part.name) ? [group(part.name, part.meaning, ...fields(part.fields))] : fields(part.fields)
    }
    panel("form").replaceChildren(...(parts.length ? parts.flatMap(shown) : [made("p", "", words.waits)]))
    for (const field of panel("form").querySelectorAll("[data-path]")) {
      if (field.dataset.path != focused) continue
      field.focus()
      if (typed?.was == field.value) field.setSelectionRange(typed.from, typed.to) // what is typed next goes where it would have gone
    }
  }

  // --- What is proposed

  async function propose() {
    const title = find(".edit-title"), where = find(".edit-where"), text = area.value
    const configured = JSON.parse(/** @type {HTMLMetaElement} */ (document.querySelector("meta[name=repository]")).content)
    const found = await ask("proposal", { text, title: title.value, configured })
    title.value ||= found.title
    find(".edit-name").textContent = found.file
    find(".edit-summary").textContent = found.summary
    find(".edit-proposal").hidden = false
    if (!found.where) return where.replaceChildren(words["propose-no-host"])
    const link = made("a", "md-button md-button--primary", words["propose-open"])
    link.href = found.where
    link.target = "_blank"
    link.rel = "noopener"
    where.replaceChildren(link)
    if (!found.whole) link.addEventListener("click", () => {
      navigator.clipboard?.writeText(text)
      where.append(made("span", "", ` ${words["propose-paste"]}`))
    })
  }

  function download(event) {
    const id = given.get("file")?.match(/([a-z0-9-]+)\.yaml$/)?.[1] ?? /^id: *([a-z0-9-]+)/m.exec(area.value)?.[1] ?? "game"
    event.currentTarget.download = `${id}.yaml`
    event.currentTarget.href = URL.createObjectURL(new Blob([area.value], { type: "text/yaml" }))
  }

  // --- Begin

  // What was typed here before, also in a tab that is closed; not of a file that is another one by now.
  function kept() {
    let left = null
    try { left = JSON.parse(localStorage.getItem(draft)) } catch { /* not allowed */ }
    return left?.begun == begun ? left.text : null
  }

  // The program is large: it is loaded when the reader says so, and from then on without a word.
  async function agreed() {
    try { if (localStorage.getItem("rulebook-desk")) return } catch { /* not allowed */ }
    const go = made("button", "md-button md-button--primary", words.ask)
    go.type = "button"
    status.replaceChildren(go)
    await new Promise(done => go.addEventListener("click", done, { once: true }))
    try { localStorage.setItem("rulebook-desk", "1") } catch { /* not allowed */ }
  }

  // What belongs to a game alone is not offered for another file.
  function show_text(text) {
    begun = text
    area.value = kept() ?? begun
    find(".edit-columns").hidden = find(".edit-propose").hidden = false
    for (const tab of tabs) tab.hidden = given.has("file") && !["form", "sentences"].includes(tab.dataset.view)
    choose("form")
    number_lines()
  }

  // The text itself waits for no program.
  async function show_at_once() {
    const file = given.get("file") ?? `games/${given.get("game")}.yaml`
    const found = given.has("id") ? null : await fetch(new URL(file, folder)).catch(() => null)
    if (found?.ok) show_text(await found.text())
  }

  async function begin() {
    await show_at_once()
    await agreed()
    status.textContent = words.loading
    try {
      await started()
    } catch (error) {
      console.error(error)
      status.textContent = words[error.message] ?? words.failed
      whole.dataset.failed = error.message
      return
    }
    const asked = ["game", "base", "id", "file"].filter(name => given.get(name)).map(name => [name, given.get(name)])
    const opened = await ask("opened", Object.fromEntries(asked))
    if (opened.wrong) {
      status.textContent = opened.wrong
      return
    }
    under.append(...(await ask("deciding")).known.map(([id, name]) => new Option(name, id)))
    ready = true
    if (opened.text != begun) show_text(opened.text)
    if (opened.unknown) find(".edit-views").prepend(made("p", "", words.unknown))
    await look()
  }

  area.addEventListener("input", typed)
  area.addEventListener("scroll", () => { lines.scrollTop = area.scrollTop })
  area.addEventListener("keydown", event => {
    if (event.key != " " || !event.ctrlKey) return
    event.preventDefault()
    fits.querySelector("button")?.focus()
  })
  document.addEventListener("selectionchange", () => {
    clearTimeout(moved)
    if (document.activeElement == area) moved = setTimeout(show_fits, 150)
  })
  for (const tab of tabs) {
    tab.addEventListener("click", async () => {
      choose(tab.dataset.view)
      await views[tab.dataset.view]?.(area.value)
    })
    tab.addEventListener("keydown", event => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (step) {
        const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]
        next.focus()
        next.click()
      }
    })
  }
  under.addEventListener("change", () => views[current()](area.value))
  find("[data-do=propose]").addEventListener("click", propose)
  find(".edit-title").addEventListener("change", propose)
  find("[data-do=download]").addEventListener("click", download)
  find("[data-do=anew]").addEventListener("click", () => { if (confirm(words["anew-sure"])) put(begun) })

  if (given.has("game") || given.has("id") || given.has("file")) {
    whole.hidden = false
    whole.dataset.typed = "0"
    for (const form of document.querySelectorAll(".edit-choose")) form.hidden = true
    begin()
  }
}
