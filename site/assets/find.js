"use strict"
// To find games by their answers, to deal a list of them for an evening, and to compare a few side by side.
// Everything shown was computed when the site was built; what is asked stands in the address, so that it can be shared.

{
const query = new URLSearchParams(globalThis.location?.search)

// What is not asked for is left out of the address.
function remember(asked) {
  const found = new URLSearchParams(Object.entries(asked).filter(([, value]) => value))
  const search = String(found).replaceAll("%2C", ",")
  history.replaceState(null, "", location.pathname + (search ? "?" + search : "") + location.hash)
}

// An answer in the address that nobody can give is told.
function take(select, value) {
  if (!value) return true
  const known = [...select.options].some(option => option.value == value)
  if (known) select.value = value
  return known
}

function element(name, properties = {}, ...inside) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...inside)
  return made
}

// --- the list of all games, and the list for an evening

const MOST = 3 // games side by side

function setUpFinder(form) {
  const list = document.querySelector(".to-find"), rows = [...list.children]
  const selects = [...form.querySelectorAll("select")], told = form.querySelector(".found")
  const [sort, games, known] = ["sort", "games", "known"].map(name => selects.find(select => select.name == name))
  const locale = document.documentElement.lang
  let seed = Number(query.get("seed")) || 0
  const taken = selects.map(select => take(select, query.get(select.name)))
  told.querySelector(".wrong").textContent = taken.every(Boolean) ? "" : form.dataset.wrong

  const more = form.querySelector("details")
  if (more) more.open = [...more.querySelectorAll("select")].some(select => select.value)

  const numbers = (row, name) => row.dataset[name].trim().split(" ").map(Number)
  const questions = selects.filter(({ name }) => !["sort", "games", "known"].includes(name))
  const fits = (row, without = null) => questions.every(({ name, value }) => {
    if (!value || name == without) return true
    if (name != "players") return row.dataset[name].split(" ").includes(value)
    const [low, high] = numbers(row, name)
    return low <= value && value <= high
  })
  const title = row => row.querySelector("a").textContent
  const orders = { "": () => 0, name: (a, b) => title(a).localeCompare(title(b), locale) }

  function show() {
    const compare = orders[sort?.value ?? ""] ?? ((a, b) => Math.max(...numbers(a, sort.value)) - Math.max(...numbers(b, sort.value)))
    const fitting = rows.filter(row => fits(row)).sort(compare)
    const shown = games ? dealt(fitting, seed, row => weight(row.dataset, known.value), !known.value).slice(0, games.value) : fitting
    rows.forEach(row => row.hidden = !shown.includes(row))
    const lying = [...list.children].filter(row => !row.hidden)
    if (shown.some((row, n) => row != lying[n])) list.append(...shown) // or a phone would lay all of them out anew
    told.querySelector("b").textContent = `${fitting.length} / ${rows.length}`
    told.querySelector(".without").textContent = fitting.length ? "" : released()
    const asked = Object.fromEntries(selects.filter(select => select != games || select.value != 4).map(({ name, value }) => [name, value]))
    remember({ ...asked, seed: games && seed })
    const table = form.querySelector(".to-play"), players = form.querySelector("[name=players]")
    if (table) table.href = `../table/?games=${shown.map(row => row.dataset.game)}${players.value && `&players=${players.value}`}`
  }

  // Where no game fits: the one answer without which most do.
  function released() {
    const counted = questions.filter(({ value }) => value).map(select => [rows.filter(row => fits(row, select.name)).length, select])
    const [n, select] = counted.sort(([one], [other]) => other - one)[0]
    const asked = select.closest("label").firstChild.textContent.trim()
    return n ? `${form.dataset.without} ${asked} (${n})` : form.dataset.fewer
  }

  form.addEventListener("change", () => { told.querySelector(".wrong").textContent = ""; show() })
  form.querySelector(".reset")?.addEventListener("click", () => { selects.forEach(select => select.value = ""); show() })
  form.querySelector(".deal")?.addEventListener("click", () => { seed = 1 + Math.floor(Math.random() * 9999); show() })
  form.querySelector(".print")?.addEventListener("click", () => print())
  show()
  const picked = document.querySelector(".picked")
  if (picked) setUpPicking(rows, picked)
}

const NEAR = [8, 4, 2] // how much more a game counts that the table knows, that is made of it, that is made of this one

// How likely a game is proposed: the better known, the likelier; and the nearer to the game that the table knows.
function weight({ known, bases }, ours) {
  const far = bases.split(" ").indexOf(ours)
  return ours == "all" ? 1 : (1 + Number(known)) * (ours ? NEAR[far] ?? .25 : 1)
}

// The games in a random order that the seed decides, the weightier sooner; and of every family one before another of the same.
// Without a seed the weightiest come first.
function dealt(rows, seed, weight = _ => 1, mixed = true) {
  let state = seed + 1
  const random = () => (state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5 | 0, (state >>> 8) / 2 ** 24)
  const left = rows.map(row => [seed ? Math.log(random()) / weight(row) : weight(row), row]).sort((a, b) => b[0] - a[0]).map(([, row]) => row)
  if (!mixed) return left
  const turn = new Map(), round = new Map()
  for (const row of left) {
    turn.set(row, round.get(row.dataset.family) ?? 0)
    round.set(row.dataset.family, turn.get(row) + 1)
  }
  return left.sort((a, b) => turn.get(a) - turn.get(b))
}

// A box beside every game; those that are ticked are compared, or are the mix of a table in the order in which they were.
function setUpPicking(rows, picked) {
  const links = [...picked.querySelectorAll("a")].map(link => [link, link.getAttribute("href")]), chosen = new Set()
  const boxes = rows.map(row => {
    const box = element("input", { type: "checkbox", autocomplete: "off" })
    box.setAttribute("aria-label", `${picked.dataset.label}: ${row.querySelector("a").textContent}`)
    box.value = row.dataset.game
    row.querySelector("th").prepend(box)
    return box
  })
  addEventListener("change", event => {
    const box = boxes.find(it => it == event.target)
    if (!box) return
    if (box.checked) chosen.add(box.value)
    else chosen.delete(box.value)
    picked.hidden = !chosen.size
    for (const [link, address] of links) link.href = `${address}?games=${[...chosen]}`
    links[0][0].hidden = chosen.size < 2 || chosen.size > MOST
    picked.querySelector("b").textContent = chosen.size
  })
}

// --- games side by side

let loading = null

function load() {
  return loading ??= new Promise((done, failed) => {
    globalThis.rulebookCompared = done
    document.head.append(element("script", { src: "../assets/compared.js", onerror: failed }))
  })
}

function setUpComparing(form) {
  const table = document.querySelector(".compared"), told = form.querySelector(".wrong")
  const selects = [...form.querySelectorAll("select")], only = form.querySelector(".different")
  const asked = (query.get("games") ?? "").split(",").filter(Boolean)
  const known = asked.slice(0, MOST).map((id, n) => take(selects[n], id))
  const wrong = asked.length > MOST || !known.every(Boolean)

  async function show() {
    const ids = [...new Set(selects.map(select => select.value).filter(Boolean))]
    remember({ games: ids.join(",") })
    if (ids.length < 2) return table.replaceChildren()
    try { table.replaceChildren(...compared(await load(), ids, form.dataset.differs)) }
    catch { told.textContent = form.dataset.failed }
  }

  if (wrong) told.textContent = form.dataset.wrong
  selects.forEach(select => select.addEventListener("change", () => { told.textContent = ""; show() }))
  only.addEventListener("click", () => only.setAttribute("aria-pressed", table.classList.toggle("only")))
  show()
}

// The head of the table and a body for each part; `said` is a list of [title, sentences] for each game, as numbers.
function compared({ texts, parts, games }, ids, differs) {
  const html = number => texts[number]
  const head = element("tr", {}, element("td"), ...ids.map(id => {
    const link = element("a", { href: `../games/${id}/${location.protocol == "file:" ? "index.html" : ""}`, innerHTML: games[id].name })
    return element("th", { scope: "col" }, link)
  }))
  const bodies = parts.flatMap(([part, title]) => {
    const said = ids.map(id => games[id].parts[part] ?? [])
    if (!said.some(rules => rules.length)) return []
    // What is asked of every game has a row of its own; the rules of a section stand below each other in one.
    const labels = part == "facts" ? [...new Set(said.flat().map(([label]) => label))] : [null]
    const rows = labels.map(label => {
      const cells = label == null ? said : said.map(rules => rules.filter(([name]) => name == label))
      return comparedRow(label == null ? title : html(label), cells, html, differs)
    })
    return [element("tbody", {}, ...rows)]
  })
  return [element("thead", {}, head), ...bodies]
}

function comparedRow(title, cells, html, differs) {
  const sets = cells.map(rules => new Set(rules.flatMap(([, sentences]) => sentences)))
  const everywhere = number => sets.every(set => set.has(number))
  const row = element("tr", {}, element("th", { scope: "row", innerHTML: title }))
  if (sets.some(set => [...set].some(number => !everywhere(number)))) {
    row.className = "differs"
    row.firstChild.append(" ", element("span", { className: "badge", textContent: differs }))
  }
  cells.forEach(rules => {
    const cell = element("td", {}, ...rules.map(([name, sentences]) => {
      const gap = number => html(number).endsWith("。") ? "" : " "
      const marked = sentences.map(number => (everywhere(number) ? `<span>${html(number)}</span>` : `<mark>${html(number)}</mark>`) + gap(number))
      const named = html(name) && html(name) != title ? `<b class="point">${html(name)}</b> ` : ""
      return element("p", { className: sentences.every(everywhere) ? "same" : "", innerHTML: named + marked.join("") })
    }))
    if (!rules.length) cell.textContent = "–"
    row.append(cell)
  })
  return row
}

globalThis.rulebookDealt = dealt
for (const form of globalThis.document?.querySelectorAll(".finder") ?? [])
  (form.matches(".compare") ? setUpComparing : setUpFinder)(form)
}
