"use strict"
// What happened? The form for a table at which something went wrong, in table mode and on the page for the floor: answered by the
// book's own Python in the page (judge.js), as `rulebook incident` answers. Only what can happen in this game at this moment is
// offered, and only what its kind needs is asked. An address opens the same ruling again:
// ?incident=out-of-turn.texas-holdem.flop-bet.6.10&to_act=A&deeds=C-raise-600     kind, game, round, players, factor of the usual stakes
// Rulings that were noted stay on this device.

{
const KEY = "rulebook-rulings", FACTORS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 60, 80, 100, 200, 500, 1000]
const TEXTS = ["cards", "next", "drawn", "card"], CHIPS = ["bet", "raise", "all-in"]

const made = (name, properties = {}, ...inside) => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...inside.filter(Boolean))
  return element
}
const typed = text => text.normalize("NFKC").trim()
const chips = text => Number(typed(text).replaceAll(/[,、]/g, ""))

function noted() {
  try { return JSON.parse(localStorage.getItem(KEY) ?? "[]") } catch { return [] }
}

// The list of rulings that were noted, below a form.
function log(words) {
  const list = made("ol"), fold = made("details", { className: "fold incident-log" }, made("summary", { textContent: words.log }), list)
  const text = () => noted().map(({ line, link }) => `${line}\n${link}`).join("\n\n")
  const button = (name, act) => made("button", { type: "button", textContent: words[name], onclick: act })
  function show() {
    list.replaceChildren(...noted().map(({ line, link }) => made("li", {}, made("a", { href: link, textContent: line }))))
    fold.hidden = !list.children.length
  }
  function print() {
    const printed = made("div", { className: "printed-slip md-typeset" }, made("h1", { textContent: words.log }), list.cloneNode(true))
    document.body.append(printed)
    addEventListener("afterprint", () => printed.remove(), { once: true })
    globalThis.print()
  }
  const copy = button("copy", async () => {
    try { await navigator.clipboard.writeText(text()); copy.textContent = words.copied } catch { getSelection().selectAllChildren(list) }
  })
  const clear = button("clear", () => {
    try { localStorage.removeItem(KEY) } catch { /* not allowed */ }
    show()
  })
  fold.append(made("p", { className: "slip-steps" }, copy, button("print", print), clear))
  show()
  return { fold, show }
}

// Puts the form into a box.    table()    game, choices, step, players and factor where they are known, as in table mode; else null
globalThis.rulebookIncident = (box, table) => {
  const { locale, edition, judge, root } = box.dataset, words = JSON.parse(box.dataset.words)
  const kept = log(words), body = made("div")
  box.replaceChildren(body, kept.fold)
  let judging = null, interpreter = null, form = null, at = /** @type {any} */ ({}), said = /** @type {any} */ ({ deeds: [{}] })

  const say = (name, part = "") => words[part ? `${name}-${part}` : name.replace("_", "-")]
  const button = (text, act, pressed = null) => {
    const it = made("button", { type: "button", textContent: text, onclick: act })
    if (pressed != null) it.setAttribute("aria-pressed", pressed)
    return it
  }
  const asked = () => form.asked[at.step][said.kind] ?? []
  const round = () => form.rounds.find(([id]) => id == at.step)

  // A row of answers, of which one is taken at a tap; or several, as those who have folded.
  function row(label, choices, taken, take) {
    const buttons = choices.map(([value, text]) => button(text, () => { take(value); show() }, [taken].flat().includes(value)))
    const row = made("div", { className: "incident-row", role: "group", ariaLabel: label }, made("span", { textContent: label }), made("p", {}, ...buttons))
    return row
  }
  function input(name, holder, key = name) {
    const text = !TEXTS.includes(name)
    const field = made("input", { name, type: "text", value: holder[key] ?? "", autocomplete: "off", inputMode: text ? "numeric" : "text", autocapitalize: "off", spellcheck: false })
    field.addEventListener("change", () => {
      const value = text ? chips(field.value) : typed(field.value)
      holder[key] = value || undefined
      show(field.name)
    })
    return made("label", { className: "incident-row" }, made("span", { textContent: say(name) }), field)
  }
  const seats = (without = []) => form.seats.filter(it => !without.includes(it)).map(it => [it, it])

  function deed(of, first) {
    const parts = first ? asked() : ["action", "seat", "amount"].filter(it => it != "action" || asked().includes("action"))
    const rows = []
    if (parts.includes("seat")) rows.push(row(say("seat"), seats(said.out), of.seat, it => { of.seat = it }))
    if (parts.includes("action")) rows.push(row(say("action"), form.actions, of.action, it => { of.action = it }))
    if (parts.includes("amount") && (!parts.includes("action") || CHIPS.includes(of.action))) rows.push(input("amount", of))
    if (parts.includes("place")) rows.push(row(say("place"), Array.from({ length: form.down }, (_, n) => [n + 1, String(n + 1)]), of.place, it => { of.place = it }))
    return parts.includes("card") ? [...rows, input("card", of)] : rows
  }

  function fields() {
    const wanted = asked(), rows = [], from = form.seats.indexOf(said.straddle) + 1 // left of a straddle, where there is one
    const first = from ? [...form.seats.slice(from), ...form.seats].find(it => !said.out?.includes(it)) : round()[2]
    if (wanted.includes("to_act")) rows.push(row(say("to_act"), seats(said.out), said.to_act ?? first, it => { said.to_act = it }))
    rows.push(...wanted.length ? deed(said.deeds[0], true) : [])
    for (const of of said.deeds.slice(1)) rows.push(...deed(of, false))
    if (wanted.includes("won")) rows.push(row(say("winner"), seats(), said.winner, it => { said.winner = it }), input("won", said))
    if (wanted.includes("price")) rows.push(input("price", said))
    if (wanted.includes("price") && said.price) rows.push(row(say("by"), seats(said.out), said.by, it => { said.by = it }), input("from", said))
    if (wanted.includes("straddle") && globalThis.rulebookPreset.ruling("straddles")?.choice != "not-offered")
      rows.push(row(say("straddle"), [["", words["no-straddle"]], ...seats()], said.straddle ?? "", it => { said.straddle = it || undefined }))
    for (const name of ["pot", "cards", "next", "drawn"]) if (wanted.includes(name)) rows.push(input(name, said))
    if (wanted.includes("out")) rows.push(row(say("out"), seats(), said.out ?? [], it => {
      said.out = said.out?.includes(it) ? said.out.filter(other => other != it) : [...said.out ?? [], it]
    }))
    if (wanted.includes("more")) rows.push(made("p", {}, button(words.more, () => { said.deeds.push({}); show() }),
      said.deeds.length > 1 && button(words.less, () => { said.deeds.pop(); show() })))
    return rows
  }

  // What `filled_in` takes; null as long as something is missing that the kind needs.
  function told() {
    const wanted = asked(), { kind, winner, won, deeds, ...more } = said
    const whole = deeds.every((of, n) => ["action", "seat", "place", "card"].every(part => !(n ? ["action", "seat"] : wanted).includes(part) || !wanted.includes(part) || of[part])
      && (!wanted.includes("amount") || of.amount || (wanted.includes("action") && (!CHIPS.includes(of.action) || form.fixed && of.action != "all-in"))))
    if (!whole || wanted.includes("cards") && !said.cards || wanted.includes("won") && !(winner && won)) return null
    const stakes = Object.fromEntries(form.stakes.map(([name, usual]) => [name, Math.max(Math.floor(usual * at.factor), 1)]))
    return { kind, step: at.step, players: at.players, stakes, ...more, deeds: wanted.length ? deeds : [], ...winner && { won: { [winner]: won } } }
  }

  const drawn = (runs, cards) => runs.map(([kind, text]) => {
    if (kind != "card" || !cards[text]) return text
    const it = made("span", { className: "card", textContent: cards[text][0], role: "img", ariaLabel: cards[text][1] })
    return it
  })

  function answer() {
    const asks = told()
    if (!asks) return []
    const room = Object.fromEntries(Object.entries(globalThis.rulebookPreset.rulings).map(([rule, [choice]]) => [rule, choice]))
    const found = JSON.parse(interpreter.incident(at.game, JSON.stringify(at.choices), JSON.stringify(asks), JSON.stringify(room)))
    if (found.wrong) return [made("p", { className: "wrong" }, ...drawn(found.wrong, {}))]
    const parts = found.said.map(([label, runs]) => made("p", {}, label && made("b", { textContent: label }), label && " ", ...drawn(runs, found.cards)))
    const rules = found.rules.map(([chapter, rule, number]) => made("a", { href: `${root}rules/${chapter}/#${rule}`, textContent: number }))
    const preset = found.choice ? globalThis.rulebookPreset.ruling(found.choice) : null, says = made("p", { className: "preset-says" })
    if (preset) says.innerHTML = `<b>${preset.name}</b> ${preset.html}`
    box.dataset.is = found.is
    const facts = deeds => deeds.map(of => [of.seat, form.actions.find(([id]) => id == of.action)?.[1], of.amount, of.card].filter(Boolean).join(" "))
    const slip = globalThis.rulebookSlip({
      asks: [`incident=${[said.kind, at.game, at.step, at.players, at.factor].join(".")}`, ...shared()], page: new URL(`${root}rules/floor/`, location.href).href,
      rule: form.kinds[said.kind], answers: [at.name, round()[1], ...facts(asks.deeds)].filter(Boolean), edition, preset: preset?.name, note: words.keep,
      outcome: [...found.said[0][1].map(([, text]) => found.cards[text]?.[0] ?? text), " ", [...found.rules.map(it => it[2]), ...found.sources].join(" · ")].join(""), keep,
    })
    return [made("div", { className: "incident-ruled" }, ...parts, made("p", { className: "incident-rules" }, ...rules, ...found.sources.flatMap(it => [" · ", it])), preset && says), slip]
  }

  function keep(line, link) {
    try { localStorage.setItem(KEY, JSON.stringify([...noted(), { line, link }])) } catch { return "" }
    kept.show()
    return words.kept
  }

  // What an address shares beside kind, game and round.
  function shared() {
    const { deeds, out, winner, ...more } = said
    const pairs = Object.entries({ ...more, kind: "", out: out?.join(""), winner, options: Object.entries(at.choices).map(it => it.join(":")).join(",") }).filter(([, value]) => value)
    const all = asked().length ? deeds.map(of => [of.seat, of.action, of.amount ?? of.place, of.card].map(it => it ?? "").join("-")).join("_") : ""
    return [...pairs, ...all ? [["deeds", all]] : []].map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  }

  function kinds() {
    const buttons = round()[3].map(kind => button(form.kinds[kind], () => { said = { kind, deeds: [{}] }; show() }))
    const offered = form.more.filter(([, rule]) => globalThis.rulebookPreset.ruling(rule)?.choice != "not-offered")
    const more = offered.map(([chapter, rule, name, decided]) =>
      made("li", {}, made("a", { href: decided ? `${root}rules/decide/?decide=${rule}:` : `${root}rules/${chapter}/#${rule}`, textContent: name })))
    return [made("h3", { textContent: words.title }), made("p", { textContent: words.text }), made("div", { className: "incident-kinds" }, ...buttons),
      made("details", { className: "fold incident-more" }, made("summary", { textContent: words.others }), made("ul", {}, ...more))]
  }

  function show(focus = "") {
    delete box.dataset.is
    if (!said.kind) return body.replaceChildren(...setup(), ...kinds())
    const ruled = made("div", { ariaLive: "polite" }, ...answer())
    body.replaceChildren(made("h3", { textContent: form.kinds[said.kind] }), made("p", { className: "incident-left", textContent: words.left }), ...fields(), ruled,
      made("p", {}, button(words.other, () => { said = { deeds: [{}] }; show() })))
    if (focus) body.querySelector(`[name=${focus}]`)?.focus({ preventScroll: true })
  }

  // Where the table is not known: game, round, players and stakes.
  function setup() {
    if (table()) return []
    const select = (name, choices, value, take) => {
      const it = made("select", { name, autocomplete: "off" }, ...choices.map(([id, text]) => new Option(text, id, false, id == value)))
      it.addEventListener("change", () => { take(it.value); begin() })
      return made("label", { className: "incident-row" }, made("span", { textContent: say(name) }), it)
    }
    const games = JSON.parse(box.dataset.games), [low, high] = form.players
    const stakes = FACTORS.map(n => [n, form.stakes.map(([, usual]) => (usual * n).toLocaleString(locale)).join(" / ")])
    return [select("game", games, at.game, game => { at = { ...at, game, step: null, choices: {} } }), select("round", form.rounds.map(([id, text]) => [id, text]), at.step, step => { at.step = step }),
      select("players", Array.from({ length: high - low + 1 }, (_, n) => [low + n, low + n]), at.players, n => { at.players = Number(n) }), select("stakes", stakes, at.factor, n => { at.factor = Number(n) })]
  }

  async function begin() {
    at = { ...at, ...table() ?? { name: JSON.parse(box.dataset.games).find(([id]) => id == at.game)?.[1] } }
    body.textContent ||= box.dataset.loading
    try {
      const judged = await (judging ??= globalThis.rulebookInterpreter(new URL(judge, location.href), locale, at.game))
      await judged.game(at.game)
      const rulings = await judged.rulings(), choices = JSON.stringify(at.choices)
      interpreter = { incident: (...given) => rulings.incident(judged.page, ...given) }
      form = JSON.parse(rulings.incident_form(judged.page, at.game, choices, at.players))
      at.players = form.seats.length
      if (!form.rounds.some(([id]) => id === at.step)) at.step = form.rounds[0][0]
      show()
    } catch (error) {
      judging = null
      body.textContent = box.dataset[error.message] ?? box.dataset.failed
    }
  }

  // The ruling of an address.
  function opened() {
    const query = new URLSearchParams(location.search), [kind, game, step, players, ...factor] = (query.get("incident") ?? "").split(".")
    at = { game: game || "texas-holdem", choices: {}, step: step ?? null, players: Number(players) || 6, factor: Number(factor.join(".")) || 1 }
    at.choices = Object.fromEntries((query.get("options") ?? "").split(",").filter(Boolean).map(pair => pair.split(":")))
    if (!kind) return
    const number = name => Number(query.get(name)) || undefined
    const deeds = (query.get("deeds") ?? "").split("_").map(text => text.split("-all-in").join("-all in").split("-")).map(([seat, action, n, card]) =>
      ({ seat: seat || undefined, action: action?.replace(" ", "-") || undefined, amount: Number(n) || undefined, place: Number(n) || undefined, card: card || undefined }))
    said = { kind, deeds, out: [...query.get("out") ?? ""] }
    for (const name of ["to_act", "by", "cards", "next", "drawn", "winner", "straddle"]) if (query.get(name)) said[name] = query.get(name)
    for (const name of ["price", "from", "pot", "won"]) if (number(name)) said[name] = number(name)
  }

  if (!table()) opened()
  addEventListener("rulebook-preset", () => form && show())
  return { begin: () => { if (table()) said = { deeds: [{}] }; begin() } }
}

for (const box of document.querySelectorAll(".incident[data-games]")) {
  box.hidden = false
  const form = globalThis.rulebookIncident(box, () => null)
  if (new URLSearchParams(location.search).has("incident")) form.begin()
  else box.firstChild.append(made("button", { type: "button", className: "ask", textContent: JSON.parse(box.dataset.words).title, onclick: form.begin }))
}
}
