"use strict"
// Table mode: one phone lies on the table. What is done in a game stands in games/<game>/table.js, screen by screen, and what choices
// change in its options.js; here the place of the hand is kept. It is in the address, so that a reload and the way back lose nothing:
// ?mix=horse&players=6&per=orbit&at=2&hand=3&button=1&step=0, or ?games=razz,badugi; options=razz.raise-cap:five are choices of this table.

{
/** @typedef {{ label: string, game: string, choices: Chosen }} Wanted */
/** @typedef {Wanted & { name: string, head: any, screens: any[], unshown: boolean }} Turn  a game in its turn */
/** @typedef {{ at: number, hand: number, button: number, step: number, level: number, began: number, ends: number, left: number, said: Chosen, away: Chosen }} Place
 * left: of the level, in ms, while its clock stands; away: seat from 0 -> the blinds that it has missed, s and b */

const FACTORS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 60, 80, 100] // of the usual stakes, a level after the other
const CHIPS = [5000, 1000, 500, 100, 25, 5, 1] // the usual sizes
const MINUTES = [0, 10, 15, 20, 30, 40, 60], PLAYERS = [2, 10], HANDS = [1, 20], TOPS = { players: PLAYERS[1], hands: HANDS[1] }
const setup = document.querySelector(".table-setup"), [table, ...others] = document.querySelectorAll("dialog.at-table")
const sheets = Object.fromEntries(others.map(sheet => [sheet.dataset.sheet, sheet]))
const words = JSON.parse(setup.dataset.words), locale = document.documentElement.lang
const find = (/** @type {string} */ selector) => table.querySelector(selector)
const filled = (text, values) => text.replace(/{(\w+)}/g, (_, name) => values[name])
const number = (/** @type {number} */ n) => n.toLocaleString(locale)
const made = (name, properties = {}, ...inside) => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...inside)
  return element
}

// --- what is asked for

const house = find(".at-preset").textContent // whose edition this is
const query = new URLSearchParams(location.search)
const listed = () => (query.get("games") ?? "").split(",").filter(Boolean)
const whole = (name, low, high, usual) => {
  const n = Number(query.get(name))
  return query.has(name) && Number.isInteger(n) && low <= n && n <= high ? n : usual
}
const evening = {
  mix: "", players: whole("players", ...PLAYERS, 6), per: query.get("per") ?? "", hands: whole("hands", ...HANDS, 8),
  minutes: whole("minutes", 0, 600, 0), stakes: whole("stakes", 0, FACTORS.length - 1, 0),
  levels: query.get("levels") ?? "",
}

// The levels of the night, by the factor of the usual stakes; a break has its minutes in place of it, and counts to the level after it.
// One's own are big blinds, at fixed limit small bets, each with the ante of games with blinds after an a where there is one, and
// minutes of breaks after a b: 100.200a200.b15.300a300. Where the game changes by the clock the stakes stay.
const USUAL = 10 // the big blind and the small bet of the usual stakes
/** @type {{ factor: number, pause: number, ante?: number }[]} */
let levels = []

function leveled(text) {
  const own = text.normalize("NFKC").toLowerCase().split(/[^ab\d]+/).filter(part => /^(b[1-9]\d{0,2}|[1-9]\d{0,8}(a\d{1,9})?)$/.test(part))
  const found = own.map(part => {
    const [chips, ante] = part.split("a").map(Number)
    return part[0] == "b" ? { factor: 0, pause: Number(part.slice(1)) } : { factor: chips / USUAL, pause: 0, ante }
  })
  while (found.length && found.at(-1).pause) found.pop()
  const usual = evening.per == "minutes" ? Array(999).fill(FACTORS[evening.stakes]) : FACTORS
  levels = found.length ? found : usual.map(factor => ({ factor, pause: 0 }))
  evening.levels = found.length ? own.slice(0, found.length).join(".") : ""
  if (found.length) evening.stakes = 0
}
const numberOf = (/** @type {number} */ level) => levels.slice(0, level).filter(it => it.factor).length + 1
const levelAt = (/** @type {number} */ level) => levels.slice(level).find(it => it.factor)
const factorOf = (/** @type {number} */ level) => levelAt(level)?.factor ?? 1

// The chips of an amount; what is no whole number as much as chips of one size make of it: 10 of 12.5.
function amount(usual, factor) {
  const whole = usual * factor, chip = Number.isInteger(whole) ? 1 : CHIPS.find(it => it <= whole) ?? 1
  return Math.max(Math.floor(whole / chip) * chip, 1)
}

/** Choices by game, as an address spells them: razz.raise-cap:five,badugi.limit:pot-limit
 * @returns {Record<string, Chosen>} */
function choicesOf(text) {
  const found = /** @type {Record<string, Chosen>} */ ({})
  for (const [, game, option, choice] of text.matchAll(/([\w-]+)\.([\w-]+):([\w-]+)/g)) (found[game] ??= {})[option] = choice
  return found
}

// What this table has chosen on the page of a game.
function remembered(game) {
  try { return choicesOf((localStorage.getItem(`rulebook-table:${game}`) ?? "").split(",").filter(Boolean).map(pair => `${game}.${pair}`).join(",")) } catch { return {} }
}

/** @returns {Wanted[]} */
function wanted() {
  const pick = setup.querySelector("[name=pick]:checked")
  if (pick.value == "one") return [{ label: "1", game: setup.one.value, choices: {} }]
  if (pick.value == "games") return listed().map((game, n) => ({ label: String(n + 1), game, choices: {} }))
  return pick.dataset.games.split(";").filter(Boolean).map(part => {
    const [label, game, choices] = part.split("/")
    return { label, game, choices: Object.fromEntries(choices.split(",").filter(Boolean).map(pair => pair.split(":"))) }
  })
}

// --- games

const loading = new Map() // path -> what it told

function load(path, name) {
  if (!loading.has(path)) loading.set(path, new Promise((done, failed) => {
    globalThis[name] = done
    document.head.append(made("script", { src: `../games/${path}`, onerror: failed }))
  }).catch(error => { loading.delete(path); throw error }))
  return loading.get(path)
}

/** A game by its choices.
 * @returns {Promise<Turn>} */
async function turn({ label, game, choices }) {
  const found = await load(`${game}/table.js`, "rulebookTurn"), html = { table: found.table, screens: found.screens }
  let unshown = false // whether more choices meet in a line than were viewed together
  if (Object.keys(choices).length) {
    const { places, usual, texts } = await load(`${game}/options.js`, "rulebookOptions")
    for (const part of ["table", "screens"]) if (places[part]) {
      const made = globalThis.rulebookChoices.combined(places[part], choices, Object.keys(usual))
      html[part] = made.filter(text => text >= 0).map(text => texts[text])
      unshown ||= made.includes(-1)
    }
  }
  const parts = Object.values(html).map(pieces => [...made("template", { innerHTML: pieces.join("") }).content.children])
  return { label, game, choices, name: found.name, head: parts[0][0], screens: parts[1], unshown }
}

let turns = /** @type {Turn[]} */ ([]), options = /** @type {Record<string, Chosen>} */ ({})

async function gather() {
  const games = wanted(), own = query.has("options") ? choicesOf(query.get("options")) : Object.assign({}, ...games.map(({ game }) => remembered(game)))
  const found = []
  for (const it of games) found.push(await turn({ ...it, choices: { ...own[it.game], ...it.choices } })) // one after the other, as scripts call one name
  options = Object.fromEntries(games.filter(({ game }) => own[game]).map(({ game }) => [game, own[game]]))
  turns = found
}

// --- the place of the hand

/** @type {Place} */
let place = { at: 0, hand: 1, button: 0, step: 0, level: evening.stakes, began: evening.stakes, ends: 0, left: 0, said: {}, away: {} }
let copied = whole("copy", 0, 9e15, 0) // when the place was taken over from another phone; 0 where it is one's own
const past = /** @type {string[]} */ ([]) // places before

const parted = name => Object.fromEntries((query.get(name) ?? "").split(",").filter(Boolean).map(pair => pair.split(":")))
const pairs = said => Object.entries(said).map(pair => pair.join(":")).join(",")

function rules() { // of the address: what everybody shares
  const list = evening.mix ? { mix: evening.mix } : { games: turns.map(({ game }) => game).join(",") }
  const chosen = Object.entries(options).flatMap(([game, choices]) => Object.entries(choices).map(([option, choice]) => `${game}.${option}:${choice}`))
  const { players, per, hands, minutes, stakes, levels } = evening
  return { ...list, options: chosen.join(","), players, per, hands: per == "hands" && hands, minutes, stakes, levels, preset: globalThis.rulebookPreset.asked.replace("preset=", "") }
}

function address(more = {}) {
  const asked = Object.entries({ ...rules(), ...more }).filter(([name, value]) => value || name == "at")
  return location.href.replace(/[?#].*$/, "") + "?" + asked.map(pair => pair.join("=")).join("&")
}

const here = (more = {}) => address({ ...place, said: pairs(place.said), away: pairs(place.away), ...more })

function remember() {
  const now = here({ copy: copied })
  history.replaceState(null, "", now)
  if (copied) return
  try { sessionStorage.setItem("rulebook-table", now) } catch { /* not allowed */ }
  try { localStorage.setItem("rulebook-night", now) } catch { /* the same, for who comes back after the tab was closed */ }
}

const now = () => turns[place.at]
const comes = act => (act.dataset.when ?? "").split(";").filter(Boolean).every(condition => {
  const [question, answers] = condition.split(":")
  return answers.trim().split(" ").includes(place.said[question])
})
const screens = () => now().screens.filter(screen => [...screen.querySelectorAll(".act")].some(comes))

function moved(change) {
  past.push(JSON.stringify(place))
  Object.assign(place, change)
  show()
}

function next() {
  if (find(".answers:not(.given)")) return
  place.step < screens().length - 1 ? moved({ step: place.step + 1 }) : dealt()
}

function back() {
  if (past.length) place = JSON.parse(past.pop())
  else if (place.step) place.step--
  show()
}

// The hand is over: the button moves where the game has one, and a new game begins where it is time.
function dealt() {
  const { players, per, hands } = evening, played = now()
  const over = per == "level" || per == "minutes" ? numberOf(place.level) != numberOf(place.began) : place.hand >= (per == "hands" ? hands : players)
  const button = "button" in played.head.dataset ? (place.button + 1) % players : place.button
  const fresh = { step: 0, said: {}, button, hand: place.hand + 1, away: missing(button) }
  if (!over) return moved(fresh)
  moved({ ...fresh, hand: 1, began: place.level, at: (place.at + 1) % turns.length })
  if (turns.length > 1) changed(played)
}

// Who is away, with the blinds missed once the button has come to a seat. Two players have no seat without a blind.
function missing(button) {
  const due = seat => evening.players < 3 || !now().head.querySelector("dd[data-amount=big-blind]") ? ""
    : seat == (button + 1) % evening.players ? "s" : seat == (button + 2) % evening.players ? "b" : ""
  return Object.fromEntries(Object.entries(place.away).map(([seat, missed]) => [seat, missed.includes(due(Number(seat))) ? missed : missed + due(Number(seat))]))
}

// A seat goes away, or comes back and posts what it has missed: up to a big blind is live.
function leaves(seat) {
  const { [seat]: missed, ...others } = place.away, told = sheets.now.querySelector(".away-told"), n = seat + 1
  const [small, big] = ["small-blind", "big-blind"].map(name => now().head.querySelector(`dd[data-amount=${name}]`) ? chipsOf(now().head, name, place.level) : 0)
  const owed = (missed?.includes("s") ? small : 0) + (missed?.includes("b") ? big : 0), live = Math.min(owed, big)
  told.textContent = missed == null ? filled(words.away, { n }) : filled(owed > live ? words.owes : owed ? words["owes-live"] : words.back, { n, live: number(live), dead: number(owed - live) })
  moved({ away: missed == null ? { ...place.away, [seat]: "" } : others })
  seats()
}

function seats() {
  sheets.now.querySelector(".away-seats").replaceChildren(...Array.from({ length: evening.players }, (_, seat) => {
    const button = made("button", { type: "button", textContent: filled(words["seat-number"], { n: seat + 1 }), onclick: () => leaves(seat) })
    button.setAttribute("aria-pressed", seat in place.away)
    return button
  }))
}

// --- what is shown

// The ante that a level of one's own has in a game with a big blind.
const anteOf = (head, level) => head.querySelector("dd[data-amount=big-blind]") ? levelAt(level)?.ante : null

const chipsOf = (head, name, level) => (name == "ante" ? anteOf(head, level) : null) ?? amount(head.querySelector(`dd[data-amount="${name}"]`).dataset.chips, factorOf(level))

function amounts(head, level) {
  const ante = anteOf(head, level), parts = [...head.querySelectorAll(".amounts > div")].filter(item => ante == null || item.querySelector("dd").dataset.amount != "ante")
  const told = parts.map(item => `${item.querySelector("dt").textContent} ${number(amount(item.querySelector("dd").dataset.chips, factorOf(level)))}`)
  return [...told, ...ante ? [`${words.ante} ${number(ante)}`] : []].join(" · ")
}

function screen() {
  const shown = screens()[place.step].cloneNode(true)
  for (const act of shown.querySelectorAll(".act")) if (!comes(act)) act.remove()
  for (const size of shown.querySelectorAll("b[data-amount]"))
    size.textContent = number(chipsOf(now().head, size.dataset.amount, place.level))
  for (const asked of shown.querySelectorAll(".answers")) {
    const given = place.said[asked.dataset.question]
    asked.classList.toggle("given", given != null)
    for (const button of asked.querySelectorAll("button")) button.setAttribute("aria-pressed", button.dataset.answer == given)
  }
  const said = [...shown.querySelectorAll(".said")]
  if (said.length) shown.append(made("p", { className: "words" }, ...said.map(words => made("span", {}, ...words.childNodes))))
  said.forEach(words => words.remove())
  return shown
}

function show() {
  const { players, per, hands } = evening, many = screens().length, shown = screen(), { name, head, game, choices } = now()
  find(".at-strip ol").replaceChildren(...(turns.length > 1 ? turns : []).map(({ label }, n) => {
    const item = made("li", { textContent: label, className: n == place.at ? "now" : "" })
    if (n == place.at) item.setAttribute("aria-current", "step")
    return item
  }))
  find(".at-strip .now")?.scrollIntoView({ inline: "center", block: "nearest" })
  find("h2").textContent = name
  find(".at-preset").textContent = globalThis.rulebookPreset.name || house
  find(".at-copy").hidden = !copied
  table.classList.toggle("copy", Boolean(copied))
  if (copied) find(".at-copy span").textContent = filled(words.copied, { time: new Date(copied).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" }) })
  find(".what-wins").textContent = head.querySelector("[data-fact=wins] dd")?.textContent ?? ""
  const dots = made("p", { className: "dots", ariaHidden: "true" }, ...Array.from({ length: many }, (_, n) => made("i", { className: n <= place.step ? "on" : "" })))
  find(".at-step").replaceChildren(dots, shown)
  find(".at-step").tabIndex = find(".at-step").scrollHeight > find(".at-step").clientHeight ? 0 : -1
  ring(Number(shown.querySelector("[data-seats]")?.dataset.seats.split(" ")[players - head.dataset.players.split(" ")[0]] ?? -1))
  const rows = [[words.hand, per == "level" || per == "minutes" ? place.hand : `${place.hand} / ${per == "hands" ? hands : players}`]]
  if (turns.length > 1) rows.push([words.then, turns[(place.at + 1) % turns.length].name])
  if (per != "minutes") rows.push([words.level, numberOf(place.level)])
  rows.push(["", amounts(head, place.level)])
  const { pause } = levels[place.level], clocked = place.left ? words.stopped : pause ? words.break : per == "minutes" ? words.turns : words.ends
  if (place.ends || place.left) rows.push([clocked, clock()])
  const stands = find("[data-do=clock]")
  stands.hidden = !place.ends && !place.left
  stands.setAttribute("aria-pressed", Boolean(place.left))
  find(".at-counts dl").replaceChildren(...rows.flatMap(([term, told]) => term ? [made("dt", { textContent: term }), made("dd", { textContent: told, className: term == clocked ? "clock" : "" })] : [made("dd", { className: "amounts", textContent: told })]))
  find(".go").textContent = place.step == many - 1 ? words.deal : words.next
  find(".go").disabled = !!find(".answers:not(.given)")
  find("[data-do=back]").disabled = !past.length && !place.step
  find(".who-wins").href = `../who-wins/?${new URLSearchParams({ game, ...(Object.keys(choices).length && { options: JSON.stringify(choices) }) })}`
  sheets.now.querySelector(".rules-of-game").href = `../games/${game}/${Object.keys(choices).length ? `?options=${pairs(choices)}` : ""}`
  tick()
  remember()
}

// The table from above: the button, and in gold who acts first.    first    seats to the left of the button; -1 where cards decide
function ring(first) {
  const { players } = evening, at = (n, far = 1) => [66 + 52 * far * Math.cos(Math.PI / 2 + 2 * Math.PI * n / players), 48 + 34 * far * Math.sin(Math.PI / 2 + 2 * Math.PI * n / players)]
  const seats = Array.from({ length: players }, (_, n) => {
    const [x, y] = at(n)
    return `<circle class="${n in place.away ? "away" : first >= 0 && n == (place.button + first) % players ? "first" : ""}" cx="${x}" cy="${y}" r="9"/>`
  })
  const [x, y] = at(place.button, .6)
  find(".ring").innerHTML = `<ellipse cx="66" cy="48" rx="40" ry="24"/>${seats.join("")}<circle class="button" cx="${x}" cy="${y}" r="9"/><text x="${x}" y="${y + 4}">D</text>`
  find(".ring").setAttribute("aria-label", filled(words.ring, { n: place.button + 1, of: players }))
}

// What is different in a new game fills the screen.
function changed(before) {
  const sheet = sheets.change, told = item => item?.querySelector("dd").textContent
  const fill = () => {
    const { name, head } = now(), facts = [...head.querySelectorAll(head.querySelector("[data-fact=uses]") ? ".told > :not([data-fact=wins])" : ".told > div")]
    const different = facts.filter(item => before.game == now().game || told(item) != told(before.head.querySelector(`[data-fact="${item.dataset.fact}"]`)))
    sheet.querySelector("h2").textContent = name
    sheet.querySelector("dl").replaceChildren(...different.map(item => item.cloneNode(true)))
  }
  const choosing = sheet.querySelector(".choose")
  choosing.hidden = evening.per != "dealers-choice"
  choosing.querySelectorAll("button").forEach(button => button.remove())
  if (!choosing.hidden) choosing.append(...turns.map(({ name }, at) => made("button", { type: "button", textContent: name, onclick: () => { Object.assign(place, { at }); fill(); show() } })))
  fill()
  sheet.showModal()
}

// The rules of this table for every phone, or where it is just now for a second phone.
function code(event, still = false) {
  const link = still ? here({ copy: Date.now() }) : address()
  sheets.code.querySelector(".told").textContent = words[still ? "copy-text" : "code-text"]
  for (const button of sheets.code.querySelectorAll(".which button")) button.setAttribute("aria-pressed", (button.dataset.do == "still") == still)
  sheets.code.querySelector(".picture").innerHTML = globalThis.rulebookCodePicture(link, words.code) || words["code-long"]
  sheets.code.querySelector(".link").href = link
  if (!sheets.code.open) sheets.code.showModal()
}

// What happened? The form knows the game and its choices, the round, the players and the stakes.
let form = null

function wrong() {
  const at = () => {
    const { game, name, choices } = now(), bet = [...find(".screen").querySelectorAll("[data-bet]")].at(-1)?.dataset.bet
    const step = bet ?? (place.step == screens().length - 1 ? "" : null)
    return { game, name, choices, step, players: evening.players, factor: factorOf(place.level) }
  }
  seats()
  sheets.now.querySelector(".away").hidden = globalThis.rulebookPreset.ruling("table-stakes")?.choice == "not-offered" // in tournaments absent players post
  sheets.now.querySelector(".away-told").textContent = ""
  form ??= globalThis.rulebookIncident(sheets.now.querySelector(".incident"), at)
  sheets.now.showModal()
  form.begin()
}

function tick() {
  if (!place.ends) return
  if (Date.now() >= place.ends) {
    while (Date.now() >= place.ends) {
      place.level = Math.min(place.level + 1, levels.length - 1)
      place.ends += (levels[place.level].pause || evening.minutes) * 60000
    }
    const { pause } = levels[place.level]
    find(".at-told").textContent = filled(evening.per == "minutes" ? words.due : pause ? words.paused : words.levelled, { n: pause || numberOf(place.level) })
    return show()
  }
  const shown = find(".clock")
  if (shown) shown.textContent = clock()
}

function clock() {
  const left = Math.ceil((place.left || place.ends - Date.now()) / 1000)
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`
}

// The clock stands during a break, and goes on from there.
function stop() {
  const { left, ends } = place
  Object.assign(place, left ? { left: 0, ends: Date.now() + left } : { left: Math.max(1, ends - Date.now()), ends: 0 })
  show()
}

// --- the screen stays on

let lock = null, awake = true

async function hold() {
  lock = null
  try { if (awake) lock = await navigator.wakeLock.request("screen") } catch { /* neither allowed nor there */ }
  find("[data-do=awake]").setAttribute("aria-pressed", Boolean(lock))
  if (awake && !lock) find(".at-told").textContent = words.asleep
}

async function toggle() {
  awake = !lock
  find(".at-told").textContent = ""
  if (lock) await lock.release()
  await hold()
}

// --- acts

function open() {
  table.showModal()
  show()
  ;(find(".answers:not(.given) button") ?? find(".go")).focus({ preventScroll: true })
  hold()
  setTimeout(() => document.querySelector(".keep:not([hidden])")?.click(), 1000) // the book is kept for reading without a network
}

function leave() {
  table.close()
  lock?.release()
  setup.querySelector("[type=submit]").textContent = words.go
  try { sessionStorage.removeItem("rulebook-table") } catch { /* not allowed */ }
  try { localStorage.removeItem("rulebook-night") } catch { /* not allowed */ }
}

const ACTS = {
  next, back, over: dealt, code, same: code, still: event => code(event, true), own: () => { copied = 0; show() }, leave, clock: stop, awake: toggle, now: wrong, shut: event => event.target.closest("dialog").close(),
  turn: () => [table, ...others].forEach(it => it.classList.toggle("turned")),
}

addEventListener("click", event => {
  const button = event.target instanceof Element && event.target.closest("button"), step = event.target instanceof Element && event.target.closest(".at-step")
  if (button?.dataset.do) ACTS[button.dataset.do](event)
  else if (button?.dataset.answer && !copied) moved({ said: { ...place.said, [button.parentElement.dataset.question]: button.dataset.answer } })
  else if (step && !button && !copied) next()
})
table.addEventListener("keydown", event => {
  const act = { ArrowRight: next, ArrowLeft: back }[event.key]
  if (act && !copied && !event.altKey) act()
})
table.addEventListener("cancel", event => { event.preventDefault(); leave() })
document.addEventListener("visibilitychange", () => document.visibilityState == "visible" && table.open && hold())
setInterval(() => table.open && tick(), 1000)
const language = document.querySelector(".md-header .rb-language")
if (language) find(".at-strip ol").after(Object.assign(language.cloneNode(true), { className: "rb-language", ariaLabel: `${language.hreflang.toUpperCase()} ${language.textContent.trim()}`, textContent: language.hreflang.toUpperCase() }))

// --- the form

let running = query.has("at") // the place of a hand is kept until something else is asked for

async function settle() {
  const pick = setup.querySelector("[name=pick]:checked"), offered = (pick.dataset.ways ?? "orbit hands level dealers-choice").split(" ")
  const settled = query.has("per") ? "" : globalThis.rulebookPreset?.ruling("changing-the-game")?.choice // an address goes before a preset
  const ways = offered.includes(settled) ? [settled] : [...offered, ...pick.value == "one" ? [] : ["minutes"]]
  setup.per.closest("p").hidden = ways.length < 2
  for (const option of setup.per.options) option.hidden = option.disabled = !ways.includes(option.value)
  if (!ways.includes(setup.per.value)) setup.per.value = ways[0]
  evening.per = setup.per.value
  leveled(evening.per == "minutes" ? "" : setup.levels.value)
  evening.mix = pick.dataset.games ? pick.value : ""
  if ((["level", "minutes"].includes(evening.per) || evening.levels) && !evening.minutes) evening.minutes = 20
  await gather()
  if (turns.some(({ unshown }) => unshown)) setup.querySelector(".wrong").textContent = setup.dataset.unshown
  const bounds = turns.map(({ head }) => head.dataset.players.split(" ").map(Number))
  const low = Math.max(2, ...bounds.map(([low]) => low)), high = Math.max(low, Math.min(PLAYERS[1], ...bounds.map(([, high]) => high)))
  if (evening.players > high || evening.players < low) setup.querySelector(".wrong").textContent = filled(words.seats, { game: pick.parentElement.querySelector("b").textContent, low, high })
  evening.players = Math.min(Math.max(evening.players, low), high)
  Object.assign(TOPS, { players: high })
  setup.querySelector("[data-of=players]").textContent = evening.players
  setup.querySelector("[data-of=hands]").textContent = evening.hands
  setup.querySelector("[data-of=hands]").closest("p").hidden = evening.per != "hands"
  setup.querySelector("[data-of=minutes]").textContent = evening.minutes || "–"
  setup.levels.closest("p").hidden = evening.per == "minutes"
  setup.querySelector("[data-of=stakes]").textContent = `× ${FACTORS[evening.stakes]}`
  setup.querySelector("[data-of=stakes]").closest("p").hidden = Boolean(evening.levels)
  setup.querySelector(".stakes-told").textContent = amounts(turns[0].head, evening.stakes)
}

function step(name, by) {
  if (name == "minutes") evening.minutes = (by > 0 ? MINUTES.find(n => n > evening.minutes) : MINUTES.findLast(n => n < evening.minutes)) ?? evening.minutes
  else if (name == "stakes") evening.stakes = Math.min(Math.max(evening.stakes + by, 0), FACTORS.length - 1)
  else evening[name] = Math.min(Math.max(evening[name] + by, name == "players" ? 2 : 1), TOPS[name])
}

async function anew() {
  running = false
  setup.querySelector(".wrong").textContent = ""
  setup.querySelector("[type=submit]").textContent = setup.querySelector("[type=submit]").dataset.start
  try { await settle() } catch { setup.querySelector(".wrong").textContent = words.failed }
}

setup.addEventListener("click", ({ target }) => {
  const { less, more } = target.dataset
  if (less ?? more) { step(less ?? more, less ? -1 : 1); anew() }
})
setup.addEventListener("change", ({ target }) => {
  if (target.name == "one") setup.querySelector("[value=one]").checked = true
  if (target.name == "pick") evening.hands = Number(target.dataset.hands) || evening.hands
  anew()
})
setup.addEventListener("submit", event => {
  event.preventDefault()
  if (!turns.length) return
  if (!running) {
    past.length = 0
    place = { at: 0, hand: 1, button: 0, step: 0, level: evening.stakes, began: evening.stakes, ends: evening.minutes && Date.now() + evening.minutes * 60000, left: 0, said: {}, away: {} }
    copied = 0
  }
  running = true
  open()
})

// A table that was left without being closed, in the language of this page.
function resume() {
  let night = null
  try { night = String(query) ? null : localStorage.getItem("rulebook-night") } catch { /* not allowed */ }
  if (!night) return
  const place = new URL(night).searchParams, mix = [...setup.querySelectorAll("[data-games]")].find(it => it.value == place.get("mix"))
  const name = mix?.parentElement.querySelector("b").textContent ?? [...setup.one.options].find(it => it.value == place.get("games"))?.textContent ?? words.list
  setup.before(made("p", { className: "resume" }, made("a", { href: new URL(night).search, textContent: filled(words.resume, { game: name, n: number(Number(place.get("hand"))) }) })))
}

async function begin() {
  resume()
  const games = listed(), mix = query.get("mix"), yours = setup.querySelector(".yours"), wrong = setup.querySelector(".wrong")
  const known = new Map([...setup.one.options].map(option => [option.value, option.textContent]))
  setup.querySelector("[type=submit]").dataset.start = setup.querySelector("[type=submit]").textContent
  const strange = games.some(game => !known.has(game)), picks = [...setup.querySelectorAll("[data-games]")]
  const pick = mix ? picks.find(it => it.value == mix) : games.length && !strange ? yours.querySelector("input") : picks[0] ?? setup.querySelector("[value=one]")
  if (games.length && !strange) {
    yours.hidden = false
    yours.querySelector("small").textContent = games.map(game => known.get(game)).join("\u00a0· ")
  }
  if (strange || !pick) wrong.textContent = setup.dataset.wrong
  ;(pick ?? picks[0] ?? setup.querySelector("[value=one]")).checked = true
  setup.levels.value = evening.levels.replaceAll(".", " ")
  setup.per.value = evening.per || (pick?.dataset.ways ?? "orbit").split(" ")[0]
  setup.hidden = false
  try { await settle() } catch { wrong.textContent = words.failed; return }
  if (!running) return
  place = {
    at: whole("at", 0, turns.length - 1, 0), hand: whole("hand", 1, 9999, 1), button: whole("button", 0, evening.players - 1, 0), step: whole("step", 0, 99, 0),
    level: whole("level", 0, levels.length - 1, 0), began: whole("began", 0, levels.length - 1, 0), ends: evening.minutes && whole("ends", 0, 9e15, 0), left: evening.minutes && whole("left", 0, 36e5, 0),
    said: parted("said"), away: parted("away"),
  }
  place.step = Math.min(place.step, screens().length - 1)
  open()
}

begin()
}
