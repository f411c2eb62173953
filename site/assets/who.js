"use strict"
// Who wins? The form is drawn, read and filled here; every rule is the book's own Python, which runs in the page by
// MicroPython. It is loaded with the first tap, from this site, and is kept by the browser.

// The cards of a text as it is typed or pasted: 10♠ and td as Ts and Td, whatever stands between them.
globalThis.rulebookCards = said => (said.toUpperCase().match(/(10|[2-9TJQKA])[SHDC♠♥♦♣]|JOKER/g) ?? [])
  .map(name => name == "JOKER" ? "joker" : name.replace("10", "T").replace(/.$/, suit => ({ "♠": "s", "♥": "h", "♦": "d", "♣": "c" })[suit] ?? suit.toLowerCase()))

if (globalThis.document) {
  const form = document.querySelector("form.who")
  const { words, cards, seats, locale } = JSON.parse(form.dataset.words)
  const select = form.elements.game, fields = form.querySelector(".who-fields"), status = form.querySelector(".who-status")
  const trouble = form.querySelector(".who-wrong"), answer = document.querySelector(".who-answer")
  const judge = new URL("../../judge/", location.href)
  const LETTERS = "ABCDEFGHIJ"
  form.hidden = false

  // --- The interpreter

  let ready = null
  const start = () => globalThis.rulebookInterpreter(judge, locale)

  // The interpreter, with a game. What goes wrong on the way is said in words.
  async function interpreter(id) {
    status.textContent = ready?.done ? "" : words.loading
    ready ??= start()
    try {
      const found = await ready
      await found.game(id)
      ready.done = true
      status.textContent = ""
      return found.page
    } catch (error) {
      if (!ready.done) ready = null
      status.textContent = words[error.message] ?? words.failed
      throw error
    }
  }
  interpreter.hands = async () => (await ready).hands() // what deals hands and asks about them, once there is a game
  globalThis.rulebookJudge = interpreter

  // --- Drawing

  function made(tag, name, ...parts) {
    const found = document.createElement(tag)
    if (name) found.className = name
    found.append(...parts)
    return found
  }

  function card(name) {
    const [shown, said] = cards[name], found = made("span", `card card-${name == "joker" ? name : name[1]}`, shown)
    found.setAttribute("role", "img")
    found.setAttribute("aria-label", said)
    return found
  }

  const drawn = runs => runs.map(([kind, said]) => kind == "card" ? card(said) : kind == "unbroken" ? made("span", "nb", said) : said)
  const inRow = names => names.split(" ").flatMap((name, n) => n ? [" ", card(name)] : [card(name)])
  const filled = (said, values) => said.replace(/\{(\w+)\}/g, (_, name) => values[name])

  function button(label, act, name = "") {
    const found = made("button", name, label)
    found.type = "button"
    found.addEventListener("click", act)
    return found
  }

  function chooser(label, choices, value, place) {
    const found = made("select", "")
    for (const [id, said] of choices) found.append(new Option(said, id, false, id == value))
    found.dataset.at = place
    return made("label", "", label, " ", found)
  }

  function number(label, value, place) {
    const found = made("input", "")
    Object.assign(found, { type: "number", min: 0, inputMode: "numeric", value: value ?? "" })
    found.dataset.at = place
    return made("label", "who-number", label, " ", found)
  }

  // A field for cards: typed, or tapped below.
  function hand(label, value, place, most, slot = "") {
    const found = made("input", slot ? "who-slot" : "who-cards")
    Object.assign(found, { type: "text", value: value ?? "", spellcheck: false, autocapitalize: "off" })
    found.dataset.at = place
    found.dataset.most = most
    found.setAttribute("aria-label", label)
    found.addEventListener("focus", () => { focused = found; mark() })
    if (slot) { found.placeholder = slot; return found }
    const few = made("span", "who-left")
    return made("label", "", made("span", "who-label", label), " ", found, few)
  }

  // --- The form

  let game = "", choices = {}, shape = null, focused = null, names = [...LETTERS.slice(0, 2)], asked = 0, waiting = 0
  const at = place => {
    const found = [...fields.querySelectorAll("[data-at]")].filter(field => field.dataset.at == place)
    return found.find(field => "value" in field) ?? found[0]
  }
  const inputs = () => [...fields.querySelectorAll("input[data-most]")]
  const spelled = globalThis.rulebookCards

  function draw(question) {
    const parts = []
    if (shape.options.length) {
      const fold = made("details", "who-options", made("summary", "", words.options),
        ...shape.options.map(option => chooser(option.name, option.choices, choices[option.id] ?? option.taken, `options.${option.id}`)))
      fold.open = Object.keys(choices).length > 0
      parts.push(fold)
    }
    const high = shape.players[1]
    const fewer = button("−", () => seat(-1)), more = button("+", () => seat(1))
    fewer.setAttribute("aria-label", words.fewer)
    more.setAttribute("aria-label", words.more)
    fewer.disabled = names.length <= 1
    more.disabled = names.length >= high
    parts.push(made("p", "who-players", `${words.players} `, fewer, made("b", "", String(names.length)), more))
    for (const step of shape.chosen ?? [])
      parts.push(chooser(words.chosen, step.words, question.chosen?.[step.id], `chosen.${step.id}`))
    for (const step of shape.rolls ?? [])
      parts.push(chooser(step.name, step.faces.map(face => [face, face]), question.rolls?.[step.id], `rolls.${step.id}`))
    if (!shape.community) parts.push(...board(question.board))
    names.forEach(name => parts.push(seated(name, question)))
    if (shape.community) parts.push(...board(question.board)) // there is one in few hands
    if (!shape.rows) parts.push(number(words.pot, question.pot, "pot"))
    parts.push(palette(), made("p", "who-acts",
      button(words.answer, () => judged(true), "md-button md-button--primary"),
      button(words.again, chance, "md-button"), button(words.clear, () => draw({}), "md-button")))
    fields.replaceChildren(...parts)
    focused = inputs().find(input => !input.value && !optional(input)) ?? null
    mark()
  }

  function board(value) {
    if (shape.community) return [hand(words.community, typeof value == "string" ? value : "", "board", 1)]
    const rows = shape.board ?? []
    if (!rows.length) return []
    const slots = rows.flat().filter(Boolean)
    if (rows.length == 1) {
      const said = typeof value == "string" ? value : slots.map(slot => value?.[slot] ?? "").join(" ").trim()
      return [hand(words.board, said, "board", slots.length)]
    }
    const lying = Array.isArray(value) ? rows.map((_, n) => spelled(value[n] ?? "")) : null
    const dealt = typeof value == "string" ? spelled(value) : null
    const grid = made("div", "who-grid")
    grid.style.setProperty("--columns", rows[0].length)
    rows.forEach((row, n) => row.forEach((slot, m) => {
      const said = lying ? lying[n][row.slice(0, m).filter(Boolean).length] : dealt ? dealt[slots.indexOf(slot)] : value?.[slot]
      grid.append(slot ? hand(filled(words.slot, { slot }), said, `board.${slot}`, 1, slot) : made("span", ""))
    }))
    const found = made("fieldset", "", made("legend", "", words.board), grid)
    found.dataset.at = "board"
    return [found]
  }

  function seated(name, question) {
    const own = question.seats?.[name], legend = filled(words.seat, { seat: seats[name] ?? name })
    const parts = shape.hands.map(({ id, name: called, cards: [, most] }) =>
      hand(called || legend, id ? own?.[id] : typeof own == "string" ? own : "", ["seats", name, id].filter(Boolean).join("."), most))
    if (shape.declared?.length)
      parts.push(chooser(words.declared, [["", "–"], ...shape.declared], question.declared?.[name], `declared.${name}`))
    if (shape.exposed) parts.push(hand(words.exposed, question.exposed?.[name], `exposed.${name}`, shape.hands[0].cards[1]))
    if (shape.stacks) parts.push(number(words.stacks, question.stacks?.[name], `stacks.${name}`))
    if (shape.fantasyland) {
      const box = made("input", "")
      box.type = "checkbox"
      box.dataset.at = `fantasyland.${name}`
      box.checked = Array.isArray(question.fantasyland) ? question.fantasyland.includes(name) : name in (question.fantasyland ?? {})
      parts.push(made("label", "who-check", box, " ", words.fantasyland))
    }
    if (parts.length == 1) return parts[0]
    const found = made("fieldset", "", made("legend", "", legend), ...parts)
    found.dataset.at = `seats.${name}`
    return found
  }

  function palette() {
    const found = made("div", "who-palette")
    found.setAttribute("role", "group")
    found.setAttribute("aria-label", words.cards)
    for (const name of [...Object.keys(cards)].filter(name => shape.deck.includes(name))) {
      const key = button(cards[name][0], () => tap(name), `card card-${name == "joker" ? name : name[1]}`)
      key.dataset.card = name
      key.setAttribute("aria-label", cards[name].join(" "))
      found.append(key)
    }
    const erase = button("⌫", () => tap(""), "who-erase")
    erase.setAttribute("aria-label", words.erase)
    found.append(erase)
    return found
  }

  // A tapped card goes to the field in hand, and the next one comes when it is full.
  function tap(name) {
    const all = inputs()
    focused = all.includes(focused) ? focused : all.find(input => !input.value) ?? all[0]
    const held = spelled(focused.value)
    if (!name && !held.length && all.indexOf(focused) > 0) focused = all[all.indexOf(focused) - 1]
    focused.value = (name ? [...held, name] : spelled(focused.value).slice(0, -1)).join(" ")
    if (name && full(focused))
      focused = all.find((input, n) => n > all.indexOf(focused) && wanted(input)) ?? all.find(wanted) ?? focused
    changed()
  }

  // A player may hold one card more for each card of a rank that brings another.
  const most = input => +input.dataset.most +
    (input.dataset.at.startsWith("seats") ? spelled(input.value).filter(card => card[0] == shape.extra).length : 0)
  const full = input => spelled(input.value).length >= most(input)
  const optional = input => input.dataset.at.startsWith("exposed") || (shape.community && input.dataset.at == "board")
  const wanted = input => !full(input) && !optional(input)

  function mark() {
    const used = new Set(inputs().filter(input => !input.dataset.at.startsWith("exposed")).flatMap(input => spelled(input.value)))
    for (const key of fields.querySelectorAll("[data-card]")) key.disabled = key.dataset.card != "joker" && used.has(key.dataset.card)
    for (const input of inputs()) {
      input.classList.toggle("now", input == focused)
      const left = most(input) - spelled(input.value).length, few = input.parentElement.querySelector(".who-left")
      if (!few) continue
      few.textContent = left ? `${left > 0 ? "+" : "−"}${Math.abs(left)}` : ""
      few.classList.toggle("over", left < 0)
    }
  }

  function seat(step) {
    const question = read()
    if (step < 0) { const gone = names.pop(); delete question.seats[gone] }
    else names.push([...LETTERS].find(letter => !names.includes(letter)))
    draw(question)
  }

  // What the form says, as a line of `rulebook showdown --jsonl`.
  function read() {
    const question = { seats: {} }
    const value = place => at(place)?.value.trim() ?? ""
    for (const name of names) {
      const own = shape.hands.map(({ id }) => [id, value(["seats", name, id].filter(Boolean).join("."))])
      question.seats[name] = shape.hands[0].id ? Object.fromEntries(own) : own[0][1]
    }
    const rows = shape.board ?? [], slots = rows.flat().filter(Boolean)
    if (rows.length > 1) question.board = Object.fromEntries(slots.map(slot => [slot, value(`board.${slot}`)]))
    else if (slots.length || value("board")) question.board = value("board")
    for (const [kind, number] of /** @type {[string, boolean][]} */ ([["rolls", true], ["chosen", false]]))
      for (const { id } of shape[kind] ?? []) (question[kind] ??= {})[id] = number ? +value(`${kind}.${id}`) : value(`${kind}.${id}`)
    for (const name of names) {
      if (value(`declared.${name}`)) (question.declared ??= {})[name] = value(`declared.${name}`)
      if (shape.exposed && value(`exposed.${name}`)) (question.exposed ??= {})[name] = value(`exposed.${name}`)
      if (shape.stacks) (question.stacks ??= {})[name] = +value(`stacks.${name}`)
      if (shape.fantasyland && at(`fantasyland.${name}`).checked) (question.fantasyland ??= []).push(name)
    }
    if (value("pot")) question.pot = +value("pot")
    return question
  }

  // --- The answer

  function complain(said, place = []) {
    for (const marked of fields.querySelectorAll("[aria-invalid]")) marked.removeAttribute("aria-invalid")
    fields.querySelectorAll(".who-wrong").forEach(note => note.remove())
    trouble.hidden = true
    if (!said) return
    let field = null
    for (let length = place.length; length && !field; length--) field = at(place.slice(0, length).join("."))
    if (!field) {
      trouble.replaceChildren(...said)
      trouble.hidden = false
      return
    }
    const note = made("p", "who-wrong", ...said)
    note.id = "who-wrong"
    note.setAttribute("role", "alert")
    field.setAttribute("aria-invalid", "true")
    field.setAttribute("aria-describedby", note.id)
    for (let fold = field.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true
    if (field.tagName == "FIELDSET") field.append(note)
    else (field.closest(".who-grid") ?? field.closest("label") ?? field).after(note)
  }

  function clear() {
    answer.replaceChildren()
    answer.removeAttribute("data-answer")
  }

  // Asks once more; complains about what is not finished only where somebody has asked for an answer.
  async function judged(aloud, question = JSON.stringify(read())) {
    clearTimeout(waiting) // or it would take back in a moment what is complained of now
    const odd = [...fields.querySelectorAll("input[type=number]")].find(field => !field.validity.valid)
    if (odd) {
      clear()
      return aloud && complain([words["wrong-chips"]], odd.dataset.at.split("."))
    }
    const turn = ++asked, page = await interpreter(game)
    if (turn != asked) return
    const found = JSON.parse(page.answer(game, JSON.stringify(choices), question))
    if (!found.answer) {
      clear()
      if (aloud) complain(drawn(found.wrong), found.at)
      else complain()
      return
    }
    complain()
    show(found)
    const address = new URL(location.href)
    address.search = String(new URLSearchParams({ game, ...(Object.keys(choices).length && { options: JSON.stringify(choices) }), q: question }))
    history.replaceState(null, "", address)
  }

  function show(found) {
    const link = id => new URL(`../games/${game}/#${id}`, location.href).href
    const led = (id, parts) => {
      if (!id) return made("b", "", ...parts)
      const found = made("a", "", ...parts)
      found.href = link(id)
      return found
    }
    const paid = shape.rows ? words.points : found.table.seats.some(each => each.won !== null) ? words.chips : ""
    const head = made("tr", "", made("td", ""), ...found.table.columns.map(column => made("th", "", ...drawn(column))),
      made(paid ? "th" : "td", "", paid))
    head.querySelectorAll("th").forEach(cell => cell.scope = "col")
    const rows = found.table.seats.map(each => {
      const title = made("th", "", each.name, ...(each.foul ? [" ", made("em", "", words.foul)] : []))
      title.scope = "row"
      return made("tr", "", title, ...each.hands.map((best, n) => {
        const cell = best ? made("td", best.wins ? "won" : "", ...inRow(best.cards)) : made("td", "none", words.none)
        if (best?.wins) cell.append(" ", made("strong", "", words.wins))
        if (best?.royalty) cell.append(" ", made("strong", "", best.royalty))
        cell.dataset.label = found.table.columns[n].map(([, said]) => said).join("")
        return cell
      }), taken(each.won, paid))
    })
    const told = found.lines.map(line => made("li", "", ...(line.title.length ? [led(line.rule, drawn(line.title))] : []), ...drawn(line.text)))
    const rules = found.rules.map(([id, name]) => made("li", "", led(id, drawn(name))))
    answer.replaceChildren(
      made("p", "who-head", ...drawn(found.head)),
      ...(found.assumed.length ? [made("p", "who-assumed", ...drawn(found.assumed))] : []),
      ...(found.why ?? []).map(({ name, text }) => made("p", "who-because", ...(name ? [made("b", "", name), " "] : []), ...drawn(text))),
      made("div", "who-scroll", made("table", "", made("thead", "", head), made("tbody", "", ...rows))),
      made("h2", "", words.why), made("ul", "who-told", ...told),
      ...(rules.length ? [made("h2", "", words.rules), made("ul", "who-rules", ...rules)] : []))
    answer.dataset.answer = found.answer
  }

  // What a seat gets, or nothing where nobody asked about a pot.
  function taken(won, paid) {
    const cell = made("td", "chips", won === null ? "" : typeof won == "number" ? won.toLocaleString(document.documentElement.lang) : won)
    if (paid) cell.dataset.label = paid
    return cell
  }

  // Whether choices exclude each other, which is told beside the field.
  function refused(page, now) {
    const found = JSON.parse(page.refusal(game, JSON.stringify(now)))
    if (!found) return false
    answer.replaceChildren()
    answer.removeAttribute("data-answer")
    complain(drawn(found.wrong), found.at)
    return true
  }

  function changed() {
    mark()
    complain()
    clearTimeout(waiting)
    waiting = setTimeout(() => { if (inputs().filter(input => !input.dataset.at.startsWith("exposed") && !(shape.community && input.dataset.at == "board")).every(full)) judged(false) }, 150)
  }

  // A game is chosen, or its options, dice or choices: the form follows from them.
  async function open(question = {}) {
    const page = await interpreter(game)
    shape = JSON.parse(page.fields(game, JSON.stringify(choices), JSON.stringify(question)))
    const written = question.seats && typeof question.seats == "object" ? Object.keys(question.seats) : []
    names = (written.length ? written : names).slice(0, shape.players[1])
    while (names.length < shape.players[0] && !written.length) names.push(LETTERS[names.length])
    draw(question)
  }

  async function chance() {
    const page = await interpreter(game)
    const pot = shape.rows ? 0 : 101
    const question = page.random_question(game, JSON.stringify(choices), names.length, Math.floor(Math.random() * 2 ** 30), pot)
    await open(JSON.parse(question))
    judged(true)
  }

  form.addEventListener("submit", event => { event.preventDefault(); judged(true) })
  form.addEventListener("input", event => { if (event.target.matches("input")) changed() })
  form.addEventListener("change", async event => {
    const place = event.target.dataset.at ?? ""
    if (event.target == select) {
      [game, choices] = [select.value, {}]
      answer.replaceChildren()
      complain()
      if (game) open().catch(() => {})
      else fields.replaceChildren()
    } else if (place.startsWith("options.")) {
      const page = await interpreter(game), now = { ...choices, [place.slice(8)]: event.target.value }
      if (refused(page, now)) return
      choices = now
      await open(read())
      changed()
    } else if (event.target.matches("select")) {
      await open(read())
      changed()
    }
  })

  // --- An address that asks

  const plain = name => name.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}ー]+/gu, "")

  async function fromAddress() {
    const said = new URLSearchParams(location.search)
    if (!said.has("game")) return
    const called = plain(said.get("game"))
    const found = [...select.options].find(({ value, dataset }) => value && [value, ...(dataset.also ?? "").split("|")].some(name => plain(name) == called))
    if (!found) {
      complain([filled(words["wrong-game"], { card: said.get("game") })])
      return
    }
    select.value = game = found.value
    const question = said.get("q")
    let asked = {}
    let wanted = {}
    try { wanted = JSON.parse(said.get("options") ?? "{}") } catch { wanted = null }
    try { asked = JSON.parse(question ?? "{}") } catch { asked = null }
    const shown = asked && typeof asked == "object" && !Array.isArray(asked) ? asked : {}
    const page = await interpreter(game)
    await open(shown)
    if (refused(page, wanted)) return
    choices = wanted
    await open(shown)
    if (question !== null) await judged(true, question)
  }
  fromAddress().catch(error => console.error(error))
}
