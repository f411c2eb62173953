"use strict"
// A hand is played: this draws it and takes taps. Who may do what, why not, how the others play and every sentence come from
// the book's own Python in a worker (playing.js, poker_rulebook.browser.played); the opening of a first lesson is there without it. An address holds the hand and what was done in it:
// ?game=badugi&deal=7&options=raise-cap:five&did=c.r20, or ?day=2026-11-27 for the hand of a day, ?day for today's.

{
  const place = document.querySelector("section.play"), SELF = /** @type {HTMLScriptElement} */ (document.currentScript).src
  const { words, shows, table, cards, games, locale } = JSON.parse(place.dataset.words)
  const asked = new URLSearchParams(location.search)
  const number = n => n.toLocaleString(document.documentElement.lang).replace("-", "−")
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name])
  let view = null, tally = [], wrong = false
  let learnt = { lessons: {} } // kept on the device: game -> how many of its lessons were played to the end; gold: whether that was told
  try { learnt = JSON.parse(localStorage.getItem("rulebook-learnt")) ?? learnt } catch { /* not allowed */ }
  let tapped = false // by then what is pressed next takes the focus, and is brought into sight

  function made(tag, name, ...parts) {
    const found = document.createElement(tag)
    if (name) found.className = name
    found.append(...parts)
    return found
  }

  function button(name, label, act) {
    const found = made("button", name, ...[label].flat())
    found.type = "button"
    found.addEventListener("click", act)
    return found
  }

  function spoken(name, shown, said) {
    const found = made("span", name, shown)
    found.setAttribute("role", "img")
    found.setAttribute("aria-label", said)
    return found
  }

  // A card as text "Ah"; "?" and ".Ah" lie face down, "xAh" is out of play.
  function card(token, lit) {
    const name = token.replace(/^[.x]/, "")
    if (name == "?") return spoken("card play-down", "", table.back)
    const [shown, said] = cards[name], joker = name == "joker"
    const found = spoken(`card card-${joker ? name : name[1]}`, joker ? shown : shown + "\ufe0e", token[0] == "." ? `${said}, ${table.hidden}` : said)
    found.classList.toggle("play-hidden", token[0] == ".")
    found.classList.toggle("play-gone", token[0] == "x")
    found.classList.toggle("play-lit", Boolean(lit?.has(name)))
    return found
  }

  const drawn = runs => runs.map(([kind, said]) => kind == "card" ? card(said) : kind == "unbroken" ? made("span", "nb", said) : said)
  const rules = () => `../games/${view.state.game}/`

  // --- The table

  const top = made("div", "play-top"), felt = made("div", "play-felt"), talk = made("div", "play-talk")
  const goal = made("p", "play-goal"), rule = made("p", "play-rule"), coach = made("div", "play-coach"), acts = made("div", "play-acts")
  coach.setAttribute("role", "status")
  place.append(coach, acts) // the rest follows with the first view, so that nothing that is seen moves

  function say(parts, kind = "") {
    coach.className = `play-coach ${kind}`
    coach.replaceChildren(...parts)
  }

  function draw(lit = new Set()) {
    if (!felt.isConnected) {
      talk.append(rule, coach)
      place.append(top, goal, felt, talk, acts)
    }
    place.dataset.state = JSON.stringify(view.state)
    place.setAttribute("aria-label", filled(words.region, { game: view.title }))
    const [n, of] = view.place, pips = spoken("play-pips", "", filled(words.street, { n, of }))
    for (let at = 1; at <= of; at++) pips.append(made("i", at < n ? "done" : at == n ? "now" : ""))
    const title = made("a", "", view.title)
    title.href = rules() + options()
    top.replaceChildren(title, pips, made("small", "", ...drawn(view.format)))
    const others = view.seats.filter(seat => !seat.you), you = view.seats.find(seat => seat.you)
    const hold = view.hold.map(line => made("span", "", ...drawn(line)))
    felt.replaceChildren(made("div", "play-seats", ...others.map(it => seat(it, lit))), middle(lit), seat(you, lit),
      ...hold.length ? [made("p", "play-hold", ...hold)] : [])
    const link = made("a", "", ...drawn(view.street))
    link.href = `${rules()}${options()}#${view.at}`
    rule.replaceChildren(link, " ", ...drawn(view.rule))
    const lesson = lessonNow(), { goal: about, lessons } = games[view.state.game]
    goal.replaceChildren(...lesson < 0 ? [] : [made("b", "", filled(words.lesson, { n: lesson + 1, of: lessons.length })), " ", shows[lessons[lesson][1]], made("br")], about)
  }

  // --- What is learnt: the lessons of a game one after the other, then the game that changes least from those one knows

  const lessonNow = () => options() ? -1 : games[view.state.game].lessons.findIndex(([deal]) => deal == view.state.deal)
  const knows = id => (learnt.lessons[id] ?? 0) >= Math.max(1, games[id].lessons.length)

  function keep() {
    try { localStorage.setItem("rulebook-learnt", JSON.stringify(learnt)) } catch { /* not allowed */ }
  }

  // The game to learn next, and what it changes; undefined where all are known.
  function nextGame() {
    const found = Object.keys(games).filter(id => !knows(id)).map(id => {
      const { base, edits, change } = games[id], variants = Object.keys(games).filter(other => games[other].base == id && knows(other))
      return base in games && knows(base) ? { id, edits, change } : { id, edits: Math.min(Infinity, ...variants.map(other => games[other].edits)) }
    })
    return found.reduce((best, it) => !best || it.edits < best.edits ? it : best, undefined)
  }

  function seat(it, lit) {
    const who = made("span", "play-who", made("b", "", it.name), " ", ...it.you ? [made("small", "", words.you, " · ")] : [],
      made("small", "", ...drawn(it.position), it.position.length ? " · " : "", spoken("", number(it.stack), filled(view.points ? table.points : table.chips, { n: number(it.stack) })),
        ...it.in ? [] : [" · ", table.out]))
    const chips = it.bet ? [spoken("play-bet", number(it.bet), filled(table.bet, { n: number(it.bet) }))] : []
    const piles = it.piles.filter(([name, held]) => held || !name.length).map(([name, held]) => made("span", "play-pile", ...name.length ? [made("small", "", ...drawn(name))] : [],
      ...held.split(" ").filter(Boolean).map(token => card(token, lit))))
    const found = made("div", "play-seat", who, ...chips, made("div", "play-own", ...piles))
    found.classList.toggle("play-you", it.you)
    found.classList.toggle("play-turn", it.turn)
    found.classList.toggle("play-out", !it.in)
    return found
  }

  function middle(lit) {
    const parts = view.points ? [] : [made("span", "play-pot", filled(table.pot, { n: number(view.pot) }))]
    if (view.grid.length) view.boards.forEach((board, n) => {
      if (view.board_names.length) parts.push(made("small", "", ...drawn(view.board_names[n])))
      const cells = view.grid.flat().map(slot => !slot ? made("span") : board[slot] ? card(board[slot], lit) : spoken("card play-empty", "", table.place))
      const grid = made("div", "play-grid", ...cells)
      grid.style.setProperty("--columns", Math.max(...view.grid.map(row => row.length)))
      parts.push(grid)
    })
    if (view.community) parts.push(card(view.community, lit))
    return made("div", "play-middle", ...parts)
  }

  function onward() {
    if (tapped) acts.querySelector("button:not([aria-disabled])")?.focus({ preventScroll: true })
    acts.scrollIntoView({ block: "nearest" })
  }

  // --- What is asked

  function ask() {
    draw()
    say([...view.said.map(said => made("span", "", ...drawn(said), " ")), made("strong", "", words.turn), " ", ...drawn(view.ask.said ?? [])])
    ;({ wager, words: choose, cards: pick, bins: sort })[view.ask.kind]()
    onward()
  }

  // Tells the interpreter what was tapped, and draws what follows; why it is refused is said.
  async function act(answer) {
    if (place.ariaBusy == "true") return
    place.ariaBusy = "true"
    if (!there) say([words.loading])
    let found = null
    try {
      await opened
      found = JSON.parse(await call("act", answer))
    } catch (error) {
      return trouble(error)
    }
    place.ariaBusy = "false"
    tapped = true
    if (found.refused) {
      const link = made("a", "", table.why)
      link.href = `${rules()}${options()}#${found.rule}`
      say([made("strong", "", words.refused), " ", ...drawn(found.refused), " ", link], "no")
      return
    }
    view = found
    remember()
    if (view.ask) ask()
    else finish(0)
  }

  function wager() {
    const { buttons, low, high, ends, unit, raises } = view.ask
    let to = low
    const amount = made("small", "")
    const show = () => { amount.textContent = !low ? "" : to == high && high > low && !ends ? `${words.all} ${number(to)}` : raises ? filled(words.to, { n: number(to) }) : number(to) }
    const set = wanted => {
      if (low && wanted >= low && wanted <= high) { to = wanted; show() } else act(`r${wanted}`)
    }
    const step = by => set(ends ? by > 0 ? high + (to == high ? unit : 0) : low - (to == low ? unit : 0)
      : by > 0 ? to == high ? high + unit : Math.min(high, to + unit) : to == low ? low - unit : Math.max(low, to - unit))
    const row = made("div", "play-row", ...buttons.map(it => {
      const label = [it.name, ...it.answer == "r" ? [amount] : it.chips && it.may ? [made("small", "", number(it.chips))] : []]
      const found = button("", label, () => {
        if (it.advice?.length && !found.dataset.told) { found.dataset.told = "1"; return say(drawn(it.advice)) }
        act(it.answer == "r" ? `r${to || 1}` : it.answer)
      })
      if (!it.may) found.setAttribute("aria-disabled", "true")
      return found
    }))
    const sizes = low && high > low ? [amounts(low, high, ends, set, step)] : []
    acts.replaceChildren(...sizes, row)
    show()
  }

  // Buttons for the amount of a bet.
  function amounts(low, high, ends, set, step) {
    const within = n => Math.min(high, Math.max(low, n)), price = Math.max(...view.seats.map(it => it.bet))
    const whole = ends ? [] : [[words.smallest, low], [words.half, within(price + Math.floor(view.pot / 2))], [words.whole, within(price + view.pot)], [words.all, high]]
    const sized = whole.filter(([, n], at) => whole.findIndex(([, other]) => other == n) == at)
    const less = button("", "−", () => step(-1)), more = button("", "+", () => step(1))
    less.setAttribute("aria-label", words.less)
    more.setAttribute("aria-label", words.more)
    return made("div", "play-row play-amounts", less, ...sized.map(([name, n]) => button("", [name, made("small", "", number(n))], () => set(n))), more)
  }

  function choose() {
    acts.replaceChildren(made("div", "play-row", ...view.ask.buttons.map(it => button("", it.name, () => act(it.answer)))))
  }

  const yours = () => felt.querySelector(".play-you .play-own")

  // Own cards as buttons that can be pressed.
  function cardButtons(tokens, tap) {
    return tokens.map(token => {
      const found = button("play-card", [card(token)], () => tap(token, found))
      found.setAttribute("aria-pressed", "false")
      return found
    })
  }

  function pick() {
    const { own, names } = view.ask, chosen = new Set(), tokens = own.split(" ")
    const go = button("", names[0], () => act(`d${tokens.filter((_, n) => chosen.has(n)).join("")}`))
    const parts = cardButtons(tokens, (_, found) => {
      const n = parts.indexOf(found)
      if (!chosen.delete(n)) chosen.add(n)
      found.setAttribute("aria-pressed", chosen.has(n))
      go.textContent = names[chosen.size]
    })
    yours().classList.toggle("play-away", view.ask.away)
    const shown = yours(), rest = view.seats.find(it => it.you).piles.flatMap(([, held]) => held.split(" ")).filter(it => !tokens.includes(it.replace(".", "")))
    shown.replaceChildren(made("span", "play-pile", ...parts, ...rest.filter(Boolean).map(token => card(token))))
    acts.replaceChildren(made("p", "play-how", words.tap), made("div", "play-row", go))
  }

  // Cards go into bins: a card is tapped, then its place; one that was placed comes back.
  function sort() {
    const { own, bins, names } = view.ask, hold = own.split(" "), put = new Map(bins.map(([id]) => [id, []]))
    let held = null
    const go = button("", "", () => act(`b${bins.map(([id]) => put.get(id).join("")).join("_")}`))
    const lying = new Map(view.points ? view.seats.find(it => it.you).piles.slice(0, bins.length).map(([, said], n) => [bins[n][0], said]) : [])
    const show = () => {
      const left = hold.filter(token => ![...put.values()].flat().includes(token))
      const parts = cardButtons(left, token => { held = held == token ? null : token; show() })
      parts.forEach((found, n) => found.setAttribute("aria-pressed", left[n] == held))
      yours().replaceChildren(made("span", "play-pile", ...parts))
      const rows = bins.map(([id, name, room]) => {
        const cell = made("div", "play-bin")
        const to = button("", [name, made("small", "", ` ${put.get(id).length}/${room}`)], () => {
          if (!held) return
          put.get(id).push(held)
          held = null
          show()
          acts.querySelector(".play-bin button")?.focus({ preventScroll: true })
        })
        cell.append(to, made("span", "play-pile", ...(lying.get(id) ?? "").split(" ").filter(Boolean).map(token => card(token)),
          ...cardButtons(put.get(id), token => { put.set(id, put.get(id).filter(it => it != token)); show() })))
        return cell
      })
      go.textContent = names[[...put.values()].flat().length]
      acts.replaceChildren(made("p", "play-how", words.put), ...rows, made("div", "play-row", go))
    }
    show()
  }

  // --- The end: step by step, with questions

  function finish(at) {
    const step = view.ending[at]
    if (!step) return over()
    draw(at ? new Set(step.lit.split(" ")) : new Set())
    const happened = at ? [] : view.said.map(said => made("span", "", ...drawn(said), " "))
    const tell = (before, kind) => {
      draw(new Set(step.lit.split(" ")))
      const gold = step.lit && !learnt.gold ? [made("small", "", words.gold)] : []
      if (gold.length) { learnt.gold = true; keep() }
      const last = view.ending[at + 1], told = at + 2 == view.ending.length && !last.question ? [step, last] : [step] // who wins it, and what each has won
      say([...before, ...told.flatMap(({ title, text }) => [made("b", "", ...drawn(title)), " ", ...drawn(text), " "]), ...gold], kind)
      acts.replaceChildren(made("div", "play-row", button("", words.next, () => finish(at + told.length))))
      onward()
    }
    if (!step.question) return tell(happened, "")
    const { ask, options, right, why } = step.question
    say([...happened, made("strong", "", ...drawn(ask))])
    acts.replaceChildren(made("div", "play-row", ...options.map((option, n) => button("", drawn(option), () => {
      const reason = why[n]?.length ? [...drawn(why[n]), " "] : []
      if (n != right) {
        wrong = true
        return say([made("strong", "", table.wrong), " ", ...reason, made("strong", "", ...drawn(ask))], "no")
      }
      tally.push(!wrong)
      wrong = false
      tell([made("strong", "", table.right), " ", ...reason], "yes")
    }))))
    onward()
  }

  function over() {
    const { game } = view.state, n = tally.filter(Boolean).length, of = tally.length
    const title = made("h2", "", filled(words.know, { game: view.title }))
    title.tabIndex = -1
    const row = made("span", "play-tally", ...tally.map(right => made("i", right ? "" : "no")))
    row.setAttribute("aria-hidden", "true")
    const streets = made("ul", "play-learnt", ...view.learnt.map(([street, said, at, part]) => {
      const link = made("a", "", ...drawn(street))
      link.href = `${rules()}${options()}#${at}`
      return made("li", "", link, " ", ...drawn(said), made("br"), made("small", "", ...drawn(part)))
    }))
    const won = view.won > 0 ? words.won : view.won < 0 ? words.lost : words.even
    say([title, made("p", "", filled(won, { n: number(Math.abs(view.won)) }), " "), ...of ? [made("p", "", row, filled(words.score, { n, of }))] : [],
      made("b", "", words.learnt), streets])
    acts.replaceChildren(made("div", "play-row play-more", ...onwards(game), share(n, of)), ...known())
    title.focus({ preventScroll: true })
  }

  // The next lesson, or the next game; and another hand of this one.
  function onwards(game) {
    const { lessons } = games[game], done = lessonNow() + 1
    learnt.lessons[game] = Math.max(learnt.lessons[game] ?? 0, lessons.length ? done : 1)
    keep()
    const another = () => begin({ game, deal: 1 + Math.floor(Math.random() * 1e6) })
    if (done && done < lessons.length)
      return [button("", filled(words.lesson, { n: done + 1, of: lessons.length }), () => begin({ deal: lessons[done][0] })), button("plain", words.another, another)]
    const next = nextGame(), label = next && [filled(words.following, { game: games[next.id].name }), ...next.change ? [made("small", "", next.change)] : []]
    return [...next ? [button("", label, () => begin({ game: next.id }, true))] : [], button(next ? "plain" : "", words.another, another)]
  }

  // How many games are known on this device, and the way to forget them.
  function known() {
    const n = Object.keys(games).filter(knows).length
    const forget = button("play-forget", words.forget, () => {
      learnt = { lessons: {} }
      keep()
      forget.parentElement.remove()
    })
    return n ? [made("p", "play-how", filled(words.known, { n: number(n) }), " ", forget)] : []
  }

  function share(n, of) {
    const day = asked.get("day"), found = button("plain", words.share, async () => {
      const url = new URL(location.href)
      url.searchParams.delete("did")
      const score = of ? [`${n}/${of} ${tally.map(right => right ? "🟩" : "🟥").join("")}`] : []
      const text = [`${view.title}${day ? ` ${day}` : ""}`, ...score, url.href].join("\n")
      try {
        if (navigator.share) await navigator.share({ text })
        else { await navigator.clipboard.writeText(text); found.textContent = words.copied }
      } catch { /* given up by the reader, or not allowed */ }
    })
    return found
  }

  // --- The address, and the interpreter

  const options = () => asked.get("options") ? `?options=${asked.get("options")}` : ""
  const choices = () => JSON.stringify(Object.fromEntries((asked.get("options") ?? "").split(",").filter(Boolean).map(pair => pair.split(":"))))

  function remember() {
    const here = new URL(location.href)
    here.search = ""
    for (const [name, value] of asked) here.searchParams.set(name, value)
    if (view.state.did) here.searchParams.set("did", view.state.did)
    history.replaceState(history.state, "", here.href.replaceAll("%3A", ":").replaceAll("%2C", ","))
  }

  let worker = null, opened = null, there = false // the worker has the hand, or will have

  // Asks the worker something.    asked    as playing.js has it
  async function call(...asked) {
    if (location.protocol == "file:") throw new Error("disk")
    worker ??= new Worker(SELF.replace(/play\.js/, "playing.js"), { name: locale })
    const here = worker
    return new Promise((done, failed) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data: [answer, wrong] }) => wrong ? failed(new Error(wrong)) : done(answer)
      here.addEventListener("error", () => { worker = null; failed(new Error("failed")) })
      here.postMessage(asked, [port2])
    })
  }

  // What is seen first of a first lesson; null for another deal, and where it cannot be had.
  async function opening(game, deal) {
    if (options() || asked.get("did") || deal != (games[game].lessons[0]?.[0] ?? 1)) return null
    const answer = await fetch(`../../judge/openings/${locale}/${game}.json`).catch(() => null)
    const found = answer?.ok ? await answer.json().catch(() => null) : null
    return found?.state.deal == deal ? found : null
  }

  // Deals another hand.    anew: whether it is of another game, whose table has other choices
  function begin(wanted, anew = false) {
    for (const name of ["did", "day", ...anew ? ["options", "deal"] : []]) asked.delete(name)
    for (const [name, value] of Object.entries(wanted)) asked.set(name, String(value))
    tally = []
    open().catch(trouble)
  }

  function trouble(error) {
    console.info(error)
    place.ariaBusy = "false"
    say([words[error.message] ?? words.failed], "no")
    const list = made("a", "", words.games)
    list.href = "../games/"
    acts.replaceChildren(error.message == "missing" ? list : made("div", "play-row", button("", words.again, () => open().catch(trouble))))
  }

  const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 6e4).toISOString().slice(0, 10)

  async function open() {
    place.ariaBusy = "true"
    there = false
    say([words.loading])
    acts.replaceChildren()
    if (asked.has("day")) {
      if (!/^\d{4}-\d\d-\d\d$/.test(asked.get("day"))) asked.set("day", today())
      const { game, deal } = JSON.parse(await call("day", Object.keys(games), asked.get("day")))
      asked.set("game", game)
      asked.set("deal", deal)
    }
    const named = Object.keys(games).map(id => [id, games[id].also]), said = asked.get("game")
    const game = said == null ? nextGame()?.id ?? named[0][0] : globalThis.rulebookMeant(said, named)
    if (!(game in games)) throw new Error("missing")
    const { lessons } = games[game], [first] = lessons[learnt.lessons[game] ?? 0] ?? lessons[0] ?? [1]
    const deal = Number.parseInt(asked.get("deal")) || first
    asked.set("game", game)
    asked.set("deal", String(deal))
    const seen = await opening(game, deal)
    opened = call("open", game, choices(), deal, asked.get("did") ?? "").then(text => { there = true; return JSON.parse(text) })
    opened.catch(() => {}) // who waits for it is told
    const found = seen ?? await opened
    place.ariaBusy = "false"
    if (found.wrong) return say(drawn(found.wrong), "no")
    asked.delete("did")
    view = found
    wrong = false
    tally = []
    remember()
    if (view.ask) ask()
    else finish(0)
  }

  open().catch(trouble)
}
