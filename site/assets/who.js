"use strict"
// Who wins? The form is drawn, read and filled here; every rule is the book's own Python, which runs in the page by
// MicroPython. It is loaded with the first tap, from this site, and is kept by the browser. A field of cards is a text that
// can be typed and pasted; what it holds is drawn over it as cards and empty places. The bar above the keys always says
// something: what is missing, the verdict and what decides it, or what is wrong.

// The cards of a text as it is typed or pasted: 10♠, td, ♥A or ハートA and Ｋｃ as Ts, Td, Ah and Kc, whatever stands between them;
// `rest` is what else it says.
{
  const SIGNS = { "♠": "s", "♥": "h", "♦": "d", "♣": "c", "♤": "s", "♡": "h", "♢": "d", "♧": "c" }
  const SUITS = { "スペード": "♠", "ハート": "♥", "ダイヤ": "♦", "クラブ": "♣" }
  const CARD = /(10|[2-9TJQKA])([SHDC♠♥♦♣♤♡♢♧])|([♠♥♦♣♤♡♢♧])(10|[2-9TJQKA])|JOKER/g
  globalThis.rulebookCards = said => {
    const cards = /** @type {string[]} */ ([])
    const rest = said.normalize("NFKC").replace(/[\ufe0e\ufe0f]/g, "").replace(/スペード|ハート|ダイヤ|クラブ/g, name => SUITS[name]).toUpperCase().replace(CARD, (name, rank, suit, sign, behind) => {
      cards.push(name == "JOKER" ? "joker" : (rank ?? behind).replace("10", "T") + (SIGNS[suit ?? sign] ?? suit.toLowerCase()))
      return " "
    })
    return Object.assign(cards, { rest: rest.replace(/[\s,/.、。[\]]+/g, " ").trim() })
  }
}

if (globalThis.document) {
  const form = document.querySelector("form.who")
  const { words, cards, seats, locale } = JSON.parse(form.dataset.words)
  const select = form.elements.game, fields = form.querySelector(".who-fields"), famous = form.querySelector(".who-famous")
  const bar = form.querySelector(".who-bar"), keys = form.querySelector(".who-keys"), answer = document.querySelector(".who-answer")
  const judge = new URL("../../judge/", location.href)
  const LETTERS = "ABCDEFGHIJ", RANKS = "AKQJT98765432", SUITS = "shdc"
  form.hidden = false

  // --- The interpreter

  let ready = null

  // The interpreter, with a game. What goes wrong on the way is said in words.
  async function interpreter(id) {
    if (!ready?.done) tell("wait", words.loading)
    ready ??= globalThis.rulebookInterpreter(judge, locale, id)
    try {
      const found = await ready
      await found.game(id)
      ready.done = true
      return found.page
    } catch (error) {
      if (!ready.done) ready = null
      tell("no", words[error.message] ?? words.failed)
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

  // A field for cards: typed or pasted, or tapped below.    label    how it is read out;  short    how it is seen
  function hand(label, short, value, place, most, slot = "") {
    const input = made("input", "who-cards"), tray = made("span", "who-tray")
    Object.assign(input, { type: "text", value: value ?? "", spellcheck: false, autocapitalize: "off", inputMode: typing || !TOUCH ? "text" : "none" })
    Object.assign(input.dataset, { at: place, most, slot })
    input.setAttribute("aria-label", label)
    input.addEventListener("focus", () => { focused = input; mark() })
    tray.setAttribute("aria-hidden", "true")
    return made("label", "who-hand", ...(short ? [made("span", "who-label", short)] : []), made("span", "who-held", input, tray), made("span", "who-won"))
  }

  // --- The form

  let game = "", choices = {}, shape = null, focused = null, names = [...LETTERS.slice(0, 2)], asked = 0, waiting = 0
  let suit = SUITS[0], typing = false, verdict = null // what is answered now, if anything is
  const TOUCH = matchMedia("(hover: none)").matches
  const at = place => {
    const found = [...fields.querySelectorAll("[data-at]")].filter(field => field.dataset.at == place)
    return found.find(field => "value" in field) ?? found[0]
  }
  const inputs = () => [...fields.querySelectorAll("input[data-most]")].sort((one, other) => +onBoard(one) - +onBoard(other)) // hands first
  const onBoard = input => input.dataset.at.startsWith("board")
  const spelled = globalThis.rulebookCards

  function draw(question) {
    const parts = []
    const high = shape.players[1]
    const fewer = button("−", () => seat(-1)), more = button("+", () => seat(1))
    fewer.setAttribute("aria-label", words.fewer)
    more.setAttribute("aria-label", words.more)
    fewer.disabled = names.length <= 1
    more.disabled = names.length >= high
    for (const step of shape.chosen ?? [])
      parts.push(chooser(words.chosen, [["", "–"], ...step.words], question.chosen?.[step.id], `chosen.${step.id}`))
    for (const step of shape.rolls ?? [])
      parts.push(chooser(step.name, [["", "–"], ...step.faces.map(face => [face, face])], question.rolls?.[step.id], `rolls.${step.id}`))
    if (!shape.community) parts.push(...board(question.board))
    names.forEach(name => parts.push(seated(name, question)))
    if (shape.community) parts.push(...board(question.board)) // there is one in few hands
    parts.push(made("p", "who-players", `${words.players} `, fewer, made("b", "", String(names.length)), more,
      ...(shape.rows ? [] : [number(words.pot, question.pot, "pot")])))
    if (shape.options.length) {
      const fold = made("details", "who-options", made("summary", "", words.options),
        ...shape.options.map(option => chooser(option.name, option.choices, choices[option.id] ?? option.taken, `options.${option.id}`)))
      fold.open = Object.keys(choices).length > 0
      parts.push(fold)
    }
    parts.push(made("p", "who-acts",
      button(words.answer, () => judged(true), "md-button md-button--primary"), button(words.again, chance, "md-button"),
      button(words.clear, () => { draw({}); changed() }, "md-button"), ...(TOUCH ? [button(words.type, write, "md-button")] : [])))
    form.classList.add("laid")
    fields.replaceChildren(...parts)
    keys.replaceChildren(...palette())
    focused = inputs().find(wanted) ?? null
    mark()
  }

  // The keyboard of a phone comes only when somebody wants to type or to paste.
  function write() {
    typing = true
    for (const input of inputs()) input.inputMode = "text"
    focused?.focus()
  }

  function board(value) {
    if (shape.community) return [hand(words.community, words.community, typeof value == "string" ? value : "", "board", 1)]
    const rows = shape.board ?? []
    if (!rows.length) return []
    const slots = rows.flat().filter(Boolean)
    if (rows.length == 1) {
      const said = typeof value == "string" ? value : slots.map(slot => value?.[slot] ?? "").join(" ").trim()
      return [hand(words.board, words.board, said, "board", slots.length)]
    }
    const lying = Array.isArray(value) ? rows.map((_, n) => spelled(value[n] ?? "")) : null
    const dealt = typeof value == "string" ? spelled(value) : null
    const grid = made("div", "who-grid")
    grid.style.setProperty("--columns", rows[0].length)
    rows.forEach((row, n) => row.forEach((slot, m) => {
      const said = lying ? lying[n][row.slice(0, m).filter(Boolean).length] : dealt ? dealt[slots.indexOf(slot)] : value?.[slot]
      grid.append(slot ? hand(filled(words.slot, { slot }), "", said, `board.${slot}`, 1, slot) : made("span", ""))
    }))
    const found = made("fieldset", "", made("legend", "", words.board), grid)
    found.dataset.at = "board"
    return [found]
  }

  function seated(name, question) {
    const own = question.seats?.[name], seat = seats[name] ?? name, legend = filled(words.seat, { seat })
    const parts = shape.hands.map(({ id, name: called, cards: [, most] }) =>
      hand(called ? `${legend}: ${called}` : legend, called || seat, id ? own?.[id] : typeof own == "string" ? own : "", ["seats", name, id].filter(Boolean).join("."), most))
    if (shape.declared?.length)
      parts.push(chooser(words.declared, [["", "–"], ...shape.declared], question.declared?.[name], `declared.${name}`))
    if (shape.exposed) parts.push(hand(`${legend}: ${words.exposed}`, words.exposed, question.exposed?.[name], `exposed.${name}`, shape.hands[0].cards[1]))
    if (shape.stacks) parts.push(number(words.stacks, question.stacks?.[name], `stacks.${name}`))
    if (shape.fantasyland) {
      const box = made("input", "")
      box.type = "checkbox"
      box.dataset.at = `fantasyland.${name}`
      box.checked = Array.isArray(question.fantasyland) ? question.fantasyland.includes(name) : name in (question.fantasyland ?? {})
      parts.push(made("label", "who-check", box, " ", words.fantasyland))
    }
    const hold = made("span", "who-hold")
    if (parts.length == 1) parts[0].querySelector(".who-held").append(hold)
    const found = parts.length == 1 ? parts[0] : made("fieldset", "", made("legend", "", legend, " ", made("span", "who-won")), ...parts, hold)
    if (parts.length > 1) found.dataset.at = `seats.${name}`
    found.dataset.seat = name
    return found
  }

  // A suit is tapped, then ranks of it.
  function palette() {
    const there = name => shape.deck.includes(name)
    const key = (name, label, act, data, value) => {
      const found = button(label, act, name)
      found.dataset[data] = value
      return found
    }
    const suits = [...SUITS].filter(sign => [...RANKS].some(rank => there(rank + sign)))
    const ranks = [...RANKS].filter(rank => suits.some(sign => there(rank + sign)))
    if (!suits.includes(suit)) suit = suits[0]
    const erase = key("who-erase", "⌫", () => tap(""), "erase", "")
    erase.setAttribute("aria-label", words.erase)
    return [
      made("div", "who-suits", ...suits.map(sign => key(`card-${sign}`, cards[`A${sign}`][0].slice(-1), () => { suit = sign; mark() }, "suit", sign)),
        ...(there("joker") ? [key("card-joker", cards.joker[0], () => tap("joker"), "card", "joker")] : [])),
      made("div", "who-ranks", ...ranks.map(rank => key("", "", event => tap(event.currentTarget.dataset.card), "rank", rank)), erase),
    ]
  }

  // A tapped card goes to the field in hand, and the next one comes when it is full.
  function tap(name) {
    const all = inputs()
    focused = all.includes(focused) ? focused : all.find(wanted) ?? all[0]
    const held = spelled(focused.value)
    if (!name && !held.length && all.indexOf(focused) > 0) focused = all[all.indexOf(focused) - 1]
    focused.value = (name ? [...held, name] : spelled(focused.value).slice(0, -1)).join(" ")
    if (name && full(focused))
      focused = all.find((input, n) => n > all.indexOf(focused) && wanted(input)) ?? all.find(wanted) ?? focused
    changed()
    focused.closest(".who-hand").scrollIntoView({ block: "nearest" })
  }

  // A tapped card in a hand is taken back.
  function take(card) {
    focused = card.closest(".who-hand").querySelector("input")
    focused.value = spelled(focused.value).filter(name => name != card.dataset.name).join(" ")
    if (SUITS.includes(card.dataset.name[1])) suit = card.dataset.name[1]
    changed()
  }

  // Cards that are pasted and too many for a field go to the next ones.
  function spill(input) {
    const held = spelled(input.value), all = inputs()
    let room = most(input), at = all.indexOf(input)
    for (let field = input; held.length && field; field = all.slice(at).find(wanted), room = field && most(field)) {
      field.value = held.splice(0, room).join(" ")
      at = all.indexOf(field) + 1
    }
    if (held.length) input.value += ` ${held.join(" ")}`
  }

  // A player may hold one card more for each card of a rank that brings another.
  const most = input => +input.dataset.most +
    (input.dataset.at.startsWith("seats") ? spelled(input.value).filter(card => card[0] == shape.extra).length : 0)
  const full = input => spelled(input.value).length >= most(input)
  const optional = input => input.dataset.at.startsWith("exposed") || (shape.community && input.dataset.at == "board")
  const wanted = input => !full(input) && !optional(input)

  // Cards and empty places in every hand, the keys, and who has won.
  function mark() {
    const used = new Set(inputs().filter(input => !input.dataset.at.startsWith("exposed")).flatMap(input => spelled(input.value)))
    for (const key of keys.querySelectorAll("[data-suit]")) key.setAttribute("aria-pressed", String(key.dataset.suit == suit))
    for (const key of keys.querySelectorAll("[data-rank]")) {
      const name = key.dataset.rank + suit
      key.className = `card-${suit}`
      key.dataset.card = name
      key.textContent = cards[name][0].slice(0, -1)
      key.setAttribute("aria-label", cards[name].join(" "))
      key.disabled = used.has(name) || !shape.deck.includes(name)
    }
    for (const input of inputs()) lay(input)
    for (const row of fields.querySelectorAll("[data-seat]")) {
      const each = verdict?.table.seats[names.indexOf(row.dataset.seat)]
      row.classList.toggle("winner", Boolean(each && (each.won > 0 || each.hands.some(best => best?.wins))))
      row.querySelector(".who-won").textContent = each ? taken(each) : ""
      if (each) row.querySelector(".who-hold").replaceChildren()
    }
  }

  function lay(input) {
    const held = spelled(input.value), { slot } = input.dataset, places = optional(input) ? Math.min(most(input), held.length + 1) : most(input)
    const drawn = held.map(name => {
      const found = card(name)
      found.dataset.name = name
      found.classList.toggle("lift", Boolean(verdict?.lift.includes(name)))
      found.classList.toggle("over", held.indexOf(name) >= most(input))
      return found
    })
    if (held.rest) drawn.push(made("span", "who-rest", held.rest))
    while (drawn.length < places) drawn.push(made("span", "who-place", slot))
    const next = input == focused && drawn.find(each => each.matches(".who-place"))
    if (next) { next.textContent = cards[`A${suit}`][0].slice(-1); next.classList.add("now") }
    input.nextElementSibling.replaceChildren(...drawn)
  }

  function seat(step) {
    const question = read()
    if (step < 0) { const gone = names.pop(); delete question.seats[gone] }
    else names.push([...LETTERS].find(letter => !names.includes(letter)))
    draw(question)
    changed()
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
      for (const { id } of shape[kind] ?? []) if (value(`${kind}.${id}`)) (question[kind] ??= {})[id] = number ? +value(`${kind}.${id}`) : value(`${kind}.${id}`)
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

  // The bar: kind is wait, verdict or no.
  function tell(kind, ...parts) {
    bar.className = `who-bar ${kind}`
    bar.replaceChildren(...parts)
  }

  // What is missing before anybody can win.    ahead    who would win with what lies there
  function wait(ahead = []) {
    const missing = game ? inputs().find(wanted) : null
    const odd = game ? inputs().find(input => input != document.activeElement && spelled(input.value).rest) : null
    if (!game) tell("wait", words.first)
    else if (odd) tell("wait", filled(words["wrong-no-card"], { card: spelled(odd.value).rest }))
    else if (missing) tell("wait", filled(words.left, { field: missing.getAttribute("aria-label"), n: most(missing) - spelled(missing.value).length }),
      ...ahead.map(line => made("p", "who-ahead", ...drawn(line))))
  }

  // What every hand makes so far, below its cards.
  async function tellSoFar() {
    const turn = ++asked, page = await interpreter(game), hands = await interpreter.hands()
    if (turn != asked) return
    const found = JSON.parse(hands.so_far(page, game, JSON.stringify(choices), JSON.stringify(read())))
    for (const [name, lines] of Object.entries(found.seats))
      fields.querySelector(`[data-seat="${name}"] .who-hold`).replaceChildren(...lines.map(line => made("span", "", ...drawn(line))))
    wait(found.ahead)
  }

  function complain(said, place = []) {
    let field = null
    for (let length = place.length; length && !field; length--) field = at(place.slice(0, length).join("."))
    tell("no", ...said)
    if (!field) return
    field.setAttribute("aria-invalid", "true")
    field.setAttribute("aria-describedby", bar.id)
    for (let fold = field.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true
    field.scrollIntoView({ block: "nearest" })
  }

  // No verdict outlives the cards that it was about.
  function clear() {
    verdict = null
    answer.replaceChildren()
    answer.removeAttribute("data-answer")
    for (const marked of fields.querySelectorAll("[aria-invalid]")) {
      marked.removeAttribute("aria-invalid")
      marked.removeAttribute("aria-describedby")
    }
    for (const each of famous.children) each.setAttribute("aria-pressed", "false")
  }

  // Asks once more; complains about what is not finished only where somebody has asked for an answer.
  async function judged(aloud, question = JSON.stringify(read())) {
    clearTimeout(waiting) // or it would take back in a moment what is complained of now
    clear()
    const odd = [...fields.querySelectorAll("input[type=number]")].find(field => !field.validity.valid)
    if (odd) return complain([words["wrong-chips"]], odd.dataset.at.split("."))
    const turn = ++asked, page = await interpreter(game)
    if (turn != asked) return
    const found = JSON.parse(page.answer(game, JSON.stringify(choices), question))
    if (!found.answer) {
      if (aloud) complain(drawn(found.wrong), found.at)
      else tell("wait", ...drawn(found.wrong))
      return mark()
    }
    const address = new URL(location.href)
    address.search = String(new URLSearchParams({ game, ...(Object.keys(choices).length && { options: JSON.stringify(choices) }), q: question }))
    history.replaceState(null, "", address)
    verdict = found
    mark()
    show(found)
    if (getComputedStyle(bar.parentElement).bottom == "0px") fields.querySelector(".who-hand, fieldset").scrollIntoView() // the keys cover the rest
    for (const each of famous.children) each.setAttribute("aria-pressed", String(each.dataset.game == game && each.dataset.question == question))
  }

  // The verdict and what decides it, with its address to be passed on.
  function pinned(found) {
    const why = found.why.map(({ name, text }) => made("p", "who-because", ...(name ? [made("b", "", name), " "] : []), ...drawn(text)))
    const copy = button(words.copy, async () => {
      await navigator.clipboard?.writeText(location.href)
      copy.textContent = words.copied
    })
    const acts = [copy, ...(navigator.share ? [button(words.share, () => navigator.share({
      text: [found.head, ...found.why.map(({ text }) => text)].map(runs => runs.map(([, said]) => cards[said]?.[0] ?? said).join("")).join(" "), url: location.href,
    }).catch(() => {}))] : [])]
    tell("verdict", made("p", "who-head", ...drawn(found.head)), ...why,
      ...(found.assumed.length ? [made("p", "who-assumed", ...drawn(found.assumed))] : []), made("p", "who-pass", ...acts))
  }

  function show(found) {
    pinned(found)
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
    const wins = each => Number(each.hands.some(best => best?.wins)) // the winners first
    const rows = [...found.table.seats].sort((one, other) => wins(other) - wins(one)).map(each => {
      const title = made("th", "", each.name, ...(each.foul ? [" ", made("em", "", words.foul)] : []))
      title.scope = "row"
      return made("tr", "", title, ...each.hands.map((best, n) => {
        const cell = best ? made("td", best.wins ? "won" : "", ...inRow(best.cards)) : made("td", "none", words.none)
        if (best?.wins) cell.append(" ", made("strong", "", words.wins))
        if (best?.royalty) cell.append(" ", made("strong", "", best.royalty))
        cell.dataset.label = found.table.columns[n].map(([, said]) => said).join("")
        return cell
      }), won(each, paid))
    })
    const told = found.lines.map(line => made("li", "", ...(line.title.length ? [led(line.rule, drawn(line.title))] : []), ...drawn(line.text)))
    const rules = found.rules.map(([id, name]) => made("li", "", led(id, drawn(name))))
    answer.replaceChildren(
      made("div", "who-scroll", made("table", "", made("thead", "", head), made("tbody", "", ...rows))),
      made("h2", "", words.why), made("ul", "who-told", ...told),
      ...(rules.length ? [made("h2", "", words.rules), made("ul", "who-rules", ...rules)] : []))
    answer.dataset.answer = found.answer
  }

  // What a seat gets, as far as anybody has asked about a pot.
  function taken({ won, hands }) {
    if (won === null) return hands.some(best => best?.wins) ? words.wins : ""
    return typeof won != "number" ? won : won ? `+${won.toLocaleString(document.documentElement.lang)}` : ""
  }

  function won(each, paid) {
    const cell = made("td", "chips", paid ? taken(each) || "0" : "")
    if (paid) cell.dataset.label = paid
    return cell
  }

  // Whether choices exclude each other, which is told beside the field.
  function refused(page, now) {
    const found = JSON.parse(page.refusal(game, JSON.stringify(now)))
    if (!found) return false
    clear()
    mark()
    complain(drawn(found.wrong), found.at)
    return true
  }

  function changed() {
    clear()
    mark()
    wait()
    clearTimeout(waiting)
    waiting = setTimeout(() => inputs().some(wanted) ? tellSoFar() : judged(false), 150)
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
  form.addEventListener("input", event => {
    if (!event.target.matches("input")) return
    if (event.inputType == "insertFromPaste" && event.target.dataset.most) spill(event.target)
    changed()
  })
  fields.addEventListener("click", event => {
    const held = event.target.closest(".who-tray .card")
    if (!held) return
    event.preventDefault() // or the field would ask for the keyboard
    take(held)
  })
  famous.addEventListener("click", async ({ target }) => {
    const asked = target.closest("[data-game]")
    if (!asked) return
    choices = {}
    select.value = game = asked.dataset.game
    await open(JSON.parse(asked.dataset.question))
    judged(true, asked.dataset.question)
  })
  form.addEventListener("change", async event => {
    const place = event.target.dataset.at ?? ""
    if (event.target == select) {
      [game, choices] = [select.value, {}]
      clear()
      if (game) return open().then(() => wait()).catch(() => {})
      form.classList.remove("laid")
      fields.replaceChildren()
      keys.replaceChildren()
      wait()
    } else if (place.startsWith("options.")) {
      const page = await interpreter(game), now = { ...choices, [place.slice(8)]: event.target.value }
      if (refused(page, now)) return
      choices = now
      await open(read())
      changed()
    } else if (event.target.dataset.most && spelled(event.target.value).rest) {
      wait()
    } else if (event.target.matches("select")) {
      await open(read())
      changed()
    }
  })

  // --- An address that asks

  async function fromAddress() {
    const said = new URLSearchParams(location.search)
    if (!said.has("game")) return wait()
    const found = globalThis.rulebookMeant(said.get("game"), [...select.options].map(({ value, dataset }) => [value, (dataset.also ?? "").split("|")]))
    if (!found) {
      complain([filled(words["wrong-game"], { card: said.get("game") })])
      return
    }
    select.value = game = found
    const question = said.get("q")
    let asked = {}
    let wanted = {}
    try { wanted = JSON.parse(said.get("options") ?? "{}") } catch { wanted = null }
    try { asked = JSON.parse(question ?? "{}") } catch { asked = null }
    const shown = asked && typeof asked == "object" && !Array.isArray(asked) ? asked : {}
    const page = await interpreter(game)
    await open(shown)
    if (refused(page, wanted)) return
    if (Object.keys(wanted).length) {
      choices = wanted
      await open(shown)
    }
    question === null ? wait() : await judged(true, question)
  }
  fromAddress().catch(error => console.error(error))
}
