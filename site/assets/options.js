"use strict"
// The choices of a table as switches on the page of a game. What each of them changes was computed when the site was built
// (see poker_rulebook.pages.game); here the pieces of a page are only put together. The choices are remembered in the
// browser, and an address shares them: ?options=raise-cap:five,limit:pot-limit

// What choices come to, without a page. `choices` are those that are not usual: option -> choice.
globalThis.rulebookChoices = {
  spelled: choices => Object.entries(choices).map(pair => pair.join(":")).join(","),

  // What a text such as "raise-cap:five" asks for; null where the game has no such choice.    offered: option -> its choices
  read(text, offered) {
    const found = /** @type {Chosen} */ ({})
    for (const pair of text.split(",").filter(Boolean)) {
      const [option, choice] = pair.split(":")
      if (!offered[option]?.includes(choice)) return null
      found[option] = choice
    }
    return found
  },

  // Whether two of them exclude each other.
  refused: (choices, pairs) => pairs.some(pair => pair.every(([option, choice]) => choices[option] == choice)),

  // The pieces of a place with what the choices put in their stead, and -1 before each piece that stays only because more of
  // them meet in it than were viewed together.    order: of the options
  combined({ pieces, edits }, choices, order) {
    const chosen = order.filter(option => option in choices).map(option => `${option}:${choices[option]}`)
    let meeting = /** @type {{ several: string[], made: Edit[] }[]} */ ([]) // choices to be looked up together, and all that they edit
    for (const [key, made] of Object.entries(edits)) {
      const several = key.split(",")
      if (!several.every(one => chosen.includes(one))) continue
      const near = meeting.filter(other => other.several.some(one => several.includes(one)) || meet(other.made, made))
      const all = [{ several, made }, ...near]
      meeting = [...meeting.filter(other => !near.includes(other)),
        { several: all.flatMap(it => it.several), made: all.flatMap(it => it.made) }]
    }
    const known = meeting.flatMap(({ several, made }) => edits[chosen.filter(one => several.includes(one)).join(",")] ?? unknown(made))
    const row = [...pieces]
    for (const [start, end, texts] of known.sort((a, b) => b[0] - a[0] || b[1] - a[1])) row.splice(start, end - start, ...texts)
    return row
  },
}

// Whether edits of both replace the same piece, or insert something at the same point.
function meet(some, others) {
  return some.some(([from, to]) => others.some(([start, end]) =>
    Math.max(from, start) < Math.min(to, end) || (from == start && (from == to || start == end))))
}

// Marks before each piece that these edits replace, or before which they insert something.
function unknown(made) {
  const places = new Set(made.flatMap(([start, end]) => Array.from({ length: Math.max(end - start, 1) }, (_, n) => start + n)))
  return [...places].map(place => /** @type {Edit} */ ([place, place, [-1]]))
}

if (globalThis.document?.querySelector("dl.options[data-switches]")) {
const { spelled, read, refused, combined } = globalThis.rulebookChoices
const list = document.querySelector("dl.options[data-switches]")
const say = list.dataset, game = say.switches, key = `rulebook-table:${game}`
const options = [...list.children].map(item => ({
  id: item.id,
  item, limit: item.dataset.limit,
  name: item.querySelector("dt").firstChild.textContent.trim(),
  choices: [...item.querySelectorAll("dd[data-choice]")],
}))
let tables = null, chosen = /** @type {Chosen} */ ({})
const before = new Map() // a place -> its nodes by the book's rules

function element(name, properties = {}, ...inside) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...inside)
  return made
}

const card = element("div", { className: "your-card" })
const told = element("p", { className: "wrong" }), unshown = element("p", { className: "stopped", textContent: say.unshown })
const summary = element("p", {}), reset = element("button", { type: "button", textContent: say.reset })
const share = element("a", { textContent: say.share })
const banner = element("section", { className: "your-table", hidden: true },
  element("h2", { textContent: say.yours }), summary, element("p", {}, reset, " ", share), unshown,
  element("details", { className: "fold" }, element("summary", { textContent: say.card }), card))
banner.setAttribute("aria-label", say.yours)
told.setAttribute("role", "alert")
document.querySelector(".masthead").after(banner)
list.before(told)

function load() {
  return new Promise((done, failed) => {
    globalThis.rulebookOptions = done
    document.head.append(element("script", { src: location.pathname.replace(/[^/]*$/, "") + "options.js", onerror: failed }))
  })
}

function remembered() {
  try { return localStorage.getItem(key) ?? "" } catch { return "" }
}

function remember() {
  try { spelled(chosen) ? localStorage.setItem(key, spelled(chosen)) : localStorage.removeItem(key) } catch { /* not allowed */ }
  const search = spelled(chosen) ? `?options=${spelled(chosen)}` : ""
  history.replaceState(null, "", location.pathname + search + location.hash)
}

function show() {
  for (const [place, there] of Object.entries(tables.places)) {
    const at = place == "card" ? card : document.querySelector(`[data-place="${place}"]`)
    if (!at) continue
    if (!before.has(place)) before.set(place, [at.hidden, ...at.childNodes])
    const made = combined(there, chosen, Object.keys(tables.usual)), same = String(made) == String(there.pieces)
    const stopped = place.startsWith("hand:") && (!made.length || (tables.stopped[place] ?? []).some(([option, choice]) => chosen[option] == choice))
    const [hidden, ...nodes] = before.get(place)
    if ((same || stopped) && place != "card") at.replaceChildren(...nodes)
    else at.innerHTML = made.map(number => number < 0 ? "<!-- -->" : tables.texts[number]).join("")
    if (!same && !stopped) mark(at)
    at.hidden = same || stopped ? hidden && place != "card" : !made.length
    at.classList.toggle("changed", !same && !stopped && place != "card")
  }
  for (const at of document.querySelectorAll('[data-place^="hand:"]')) {
    const stopped = at.matches(":not(.changed)") && (tables.stopped[at.dataset.place] ?? []).some(([option, choice]) => chosen[option] == choice)
    at.querySelector(":scope > .stopped")?.remove()
    if (stopped) at.prepend(element("p", { className: "stopped", textContent: say.stopped }))
  }
  unshown.hidden = !document.querySelector("small.unshown")
  const yours = Object.entries(chosen).map(([id, choice]) => {
    const option = options.find(it => it.id == id)
    return element("a", { href: `#${id}`, textContent: `${option.name}: ${text(option.choices.find(it => it.dataset.choice == choice))}` })
  })
  summary.replaceChildren(...yours.flatMap((link, n) => n ? [" · ", link] : [link]))
  share.href = `?options=${spelled(chosen)}`
  globalThis.rulebookTable = chosen // by which walk.js deals
  const asked = new URLSearchParams({ game, ...(yours.length && { options: JSON.stringify(chosen) }) })
  for (const link of document.querySelectorAll(".play-link a")) link.href = `../../play/?game=${game}&deal=1${yours.length ? `&options=${spelled(chosen)}` : ""}`
  for (const link of document.querySelectorAll(".who-link a")) link.href = `../../who-wins/?${asked}`
  banner.hidden = !yours.length
  document.querySelector("article")?.classList.toggle("at-your-table", yours.length > 0)
  for (const { id, choices } of options) for (const item of choices)
    item.querySelector("input").checked = item.dataset.choice == (chosen[id] ?? usual(id))
  idle()
}

// Says of each line before which a comment stands that it is not that of this table.
function mark(at) {
  const comments = document.createTreeWalker(at, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const comment = comments.currentNode
    let next = comment.nextSibling
    while (next?.nodeType == Node.TEXT_NODE && !next.textContent?.trim()) next = next.nextSibling
    const piece = next instanceof Element ? next : comment.parentElement, around = piece.closest("li, tr, dd, p, figure")
    const line = around && at.contains(around) ? around : piece
    const last = line.matches("table, tbody, tr") ? [...line.querySelectorAll("th, td")].at(-1) ?? line : line
    if (!last.querySelector(".unshown")) last.append(" ", element("small", { className: "unshown", textContent: say.unshownLine }))
  }
}

// What changes nothing at the format that is chosen cannot be chosen, and is not kept.
const without = (option, choices) => option.limit && option.limit != (choices.limit ?? (options.some(({ id }) => id == "limit") ? usual("limit") : option.limit))

function idle() {
  for (const option of options) {
    const no = Boolean(without(option, chosen))
    option.item.classList.toggle("idle", no)
    for (const input of option.item.querySelectorAll("input")) input.disabled = no
  }
}

const usual = id => options.find(it => it.id == id).choices.find(it => it.matches(".taken, :has(.taken)") )?.dataset.choice
  ?? options.find(it => it.id == id).choices[0].dataset.choice

// The words of a choice, without badges and the switch.
function text(item) {
  const copied = item.cloneNode(true)
  copied.querySelectorAll(".badge, input").forEach(it => it.remove())
  return copied.textContent.trim()
}

async function choose(choices, keep = true) {
  try { tables ??= await load() } catch { told.textContent = say.failed; return }
  const found = Object.fromEntries(Object.entries(choices).filter(([id, choice]) =>
    choice != tables.usual[id] && !without(options.find(option => option.id == id), choices)))
  const excluded = refused(found, tables.refused)
  told.textContent = excluded ? say.refused : ""
  if (!excluded) chosen = found
  show()
  if (keep) remember()
}

for (const { id, choices } of options) for (const item of choices) {
  const input = element("input", { type: "radio", name: `option-${id}`, autocomplete: "off" })
  input.setAttribute("aria-label", text(item))
  input.checked = item.dataset.choice == usual(id)
  input.addEventListener("change", () => choose({ ...chosen, [id]: item.dataset.choice }))
  item.prepend(input)
}
list.classList.add("switches")
idle()
reset.addEventListener("click", () => { choose({}); list.previousElementSibling.scrollIntoView({ block: "nearest" }) })

const address = new URLSearchParams(location.search).get("options")
const asked = read(address ?? remembered(), Object.fromEntries(options.map(({ id, choices }) => [id, choices.map(it => it.dataset.choice)])))
if (asked == null && address != null) {
  told.textContent = say.wrong
  banner.before(element("p", { className: "wrong", textContent: say.wrong }))
} else if (asked && Object.keys(asked).length) choose(asked, false)
}
