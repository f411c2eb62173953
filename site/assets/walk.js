"use strict"
// A told hand is stepped through: with buttons, arrow keys, a slider and swipes. Its steps were computed when the site
// was built and are loaded with the first hand, as a script, so that it works from a disk, too.
// Without this file the hand is the list that stands there anyway.

{
  const buttons = [...document.querySelectorAll("[data-walk]")]
  const SELF = /** @type {HTMLScriptElement} */ (document.currentScript).src
  const scripts = new Map() // address -> promise of the hands that it brings
  let arrived = null

  globalThis.rulebookWalks = data => { arrived = data }

  function loaded(address) {
    if (!scripts.has(address)) scripts.set(address, new Promise((done, fail) => {
      const script = document.createElement("script")
      script.src = address
      script.onload = () => done(arrived)
      script.onerror = () => { scripts.delete(address); fail(new Error(address)) }
      document.head.append(script)
    }))
    return scripts.get(address)
  }

  const TEXT_STYLE = "\ufe0e" // after a suit symbol: a character of the text, not a picture
  const number = n => n.toLocaleString(document.documentElement.lang)
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name])

  function made(tag, name, ...parts) {
    const found = document.createElement(tag)
    if (name) found.className = name
    found.append(...parts)
    return found
  }

  // For the eye something short, for the ear what it means.
  const spoken = (name, shown, said) => {
    const found = made("span", name, shown)
    found.setAttribute("role", "img")
    found.setAttribute("aria-label", said)
    return found
  }

  class Walk {
    // anchor    what leads to the hand; deal: from which number one was dealt here
    constructor({ words, cards, source }, hand, anchor, deal = "") {
      this.deal = deal
      this.table = "" // of a dealt hand: the choices under which it was dealt
      this.words = words
      this.source = source
      this.cards = cards
      this.hand = hand
      this.anchor = anchor
      this.steps = this.hand.steps.reduce((all, step) => [...all, { ...all.at(-1), ...step }], [])
      this.at = 0
      this.build()
    }

    build() {
      const { words, hand } = this
      this.board = made("div", "walk-board")
      this.seats = hand.seats.map(() => made("li"))
      this.street = made("p", "walk-street")
      this.said = made("p", "walk-said")
      this.said.setAttribute("aria-live", "polite")
      this.said.setAttribute("aria-atomic", "true")
      this.previous = this.button("previous", "‹", -1)
      this.next = this.button("next", "›", 1)
      this.slider = made("input")
      Object.assign(this.slider, { type: "range", min: 1, max: this.steps.length, step: 1 })
      this.slider.setAttribute("aria-label", hand.title)
      this.slider.addEventListener("input", () => this.go(this.slider.valueAsNumber - 1))
      this.count = made("span", "walk-count")
      this.count.setAttribute("aria-hidden", "true")
      const table = made("div", "walk-table", this.street, this.board, made("ul", "", ...this.seats))
      const bar = made("div", "walk-bar", this.previous, this.slider, this.count, this.next)
      this.options = made("div", "walk-options")
      this.talk = made("div", "walk-talk", this.said, this.options)
      this.region = made("section", "walk", table, this.talk, bar)
      this.more = made("div", "walk-more", ...this.steps.some(step => step.question) ? this.quiz() : [])
      this.region.append(this.more)
      this.region.setAttribute("aria-label", filled(words.region, { hand: hand.title }))
      this.region.addEventListener("keydown", event => this.key(event))
      this.swiped(table)
      this.swiped(this.talk)
    }

    button(name, sign, by) {
      const found = made("button", `walk-${name}`, sign)
      found.type = "button"
      found.setAttribute("aria-label", this.words[name])
      found.addEventListener("click", () => this.go(this.at + by))
      return found
    }

    // What would you do? Some steps are asked for before they are shown.
    quiz() {
      this.answers = new Map() // step -> whether the answer was right
      this.score = made("span", "walk-score")
      this.score.setAttribute("aria-live", "polite")
      this.quizzing = made("button", "", this.words.quiz)
      this.quizzing.type = "button"
      this.quizzing.setAttribute("aria-pressed", "false")
      this.quizzing.addEventListener("click", () => {
        this.quizzing.setAttribute("aria-pressed", !this.asks())
        this.untell()
        this.keepRoom()
      })
      return [this.quizzing, this.score]
    }

    // What the page tells of its own hand would give the answers away, and is about another hand than one dealt here.
    untell(closed = false) {
      this.region.parentElement?.classList.toggle("untold", !closed && (Boolean(this.deal) || Boolean(this.asks())))
    }

    asks() {
      return this.quizzing?.getAttribute("aria-pressed") == "true"
    }

    ask(to) {
      const [ask, options] = this.steps[to].question
      this.asking = to
      this.said.replaceChildren(...this.marked(ask))
      this.options.replaceChildren(...options.map((text, n) => {
        const option = made("button", "", ...this.marked(text))
        option.type = "button"
        option.addEventListener("click", () => this.answer(n))
        return option
      }))
    }

    answer(n) {
      const to = this.asking, right = n == this.steps[to].question[2], { words } = this
      this.answers.set(to, right)
      if (this.options.contains(document.activeElement)) this.next.focus({ preventScroll: true })
      this.go(to)
      const { rule, question: [, , , why] } = this.steps[to], decides = right ? "" : why[n]
      const verdict = made("strong", right ? "walk-right" : "walk-wrong", right ? words.right : words.wrong)
      this.said.prepend(verdict, " ", ...decides ? [...this.marked(decides), " "] : [])
      if (document.getElementById(rule)) {
        const link = made("a", "", words.why)
        link.href = `#${rule}`
        this.said.append(" ", link)
      }
      const given = [...this.answers.values()]
      this.score.textContent = filled(words.score, { n: given.filter(Boolean).length, of: given.length })
    }

    key(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target == this.slider || event.target.form) return
      if (this.asking && this.options.children[event.key - 1]) return this.answer(event.key - 1)
      const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.steps.length - 1 }[event.key]
      if (to == undefined) return
      event.preventDefault()
      this.go(to)
    }

    // A finger that moves along the line of reading turns the page.
    swiped(part) {
      let from = null
      part.addEventListener("touchstart", event => { from = event.touches.length == 1 ? event.touches[0] : null }, { passive: true })
      part.addEventListener("touchend", event => {
        if (!from) return
        const x = event.changedTouches[0].clientX - from.clientX, y = event.changedTouches[0].clientY - from.clientY
        from = null
        if (Math.abs(x) > 40 && Math.abs(x) > 1.5 * Math.abs(y)) this.go(this.at + (x < 0 ? 1 : -1))
      })
    }

    go(to) {
      const asked = this.asks() && to == this.at + 1 && this.asking != to && !this.answers.has(to)
      if (asked && this.steps[to]?.question) return this.ask(to)
      this.at = Math.min(Math.max(to, 0), this.steps.length - 1)
      this.show(this.at)
      if (location.protocol == "file:") return
      const here = new URL(location.href)
      here.searchParams.set("step", String(this.at + 1))
      if (this.deal) here.searchParams.set("deal", this.deal)
      else here.searchParams.delete("deal")
      here.hash = this.anchor
      history.replaceState(history.state, "", here)
    }

    show(at) {
      this.asking = 0
      this.options.replaceChildren()
      const now = this.steps[at], before = this.steps[at - 1] ?? { own: [], boards: [], lit: "", community: "" }
      this.lit = new Set(now.lit.split(" "))
      this.known = new Set([...before.own.flat().map(([, cards]) => cards), ...before.boards.flatMap(Object.values), before.community]
        .join(" ").replaceAll(".", "").split(" "))
      this.showStreet(now)
      this.showBoard(now)
      this.seats.forEach((seat, n) => this.showSeat(seat, n, now))
      this.said.replaceChildren(...this.marked(now.text))
      const step = filled(this.words.step, { n: at + 1, of: this.steps.length })
      this.count.textContent = `${at + 1}/${this.steps.length}`
      this.slider.value = at + 1
      this.slider.setAttribute("aria-valuetext", step)
      for (const [button, end] of [[this.previous, 0], [this.next, this.steps.length - 1]])
        button.setAttribute("aria-disabled", at == end)
    }

    showStreet(now) {
      const rule = now.rule && document.getElementById(now.rule)
      const title = made(rule ? "a" : "span", "")
      title.append(...this.marked(now.title))
      if (rule) title.href = `#${now.rule}`
      const none = this.hand.points || (!now.pot && now.bets.some(Boolean)) // the first bets are not in the middle yet
      const pot = none ? [] : [made("span", "walk-pot", filled(this.words.pot, { n: number(now.pot) }))]
      this.street.replaceChildren(title, ...pot)
    }

    showBoard(now) {
      const { grid, boards } = this.hand, parts = []
      if (grid.length) now.boards.forEach((board, n) => {
        if (boards.length) parts.push(made("small", "", ...this.marked(boards[n])))
        const cells = grid.flat().map(slot => slot ? this.cell(board[slot]) : made("span"))
        const rows = made("div", "walk-grid", ...cells)
        rows.style.setProperty("--columns", Math.max(...grid.map(row => row.length)))
        parts.push(rows)
      })
      if (now.community) parts.push(this.card(now.community))
      this.board.replaceChildren(...parts)
    }

    cell(card) {
      if (!card) return spoken("card walk-empty", "", this.words.place)
      if (card == "?") return spoken("card walk-down", "", this.words.back)
      return this.card(card)
    }

    showSeat(seat, n, now) {
      const [name, position] = this.hand.seats[n], { words } = this
      seat.classList.toggle("walk-turn", now.seat == n)
      seat.classList.toggle("walk-out", !now.live[n])
      const who = made("span", "walk-who", made("b", "", name))
      if (position) who.append(" ", made("small", "", ...this.marked(position)))
      if (!now.live[n]) who.append(position ? " · " : " ", made("small", "", words.out))
      const chips = made("span", "walk-chips")
      if (now.bets[n]) chips.append(spoken("walk-bet", number(now.bets[n]), filled(words.bet, { n: number(now.bets[n]) })))
      const stack = number(now.stacks[n]).replace("-", "−")
      chips.append(spoken("walk-stack", stack, filled(this.hand.points ? words.points : words.chips, { n: stack })))
      const piles = now.own[n].map(([label, cards]) => {
        const pile = made("span", "walk-pile", ...cards.split(" ").filter(Boolean).map(card => this.card(card)))
        if (label) pile.prepend(made("small", "", ...this.marked(label)))
        return pile
      })
      const hold = now.seat == n && now.hold.length ? [made("span", "walk-hold", ...now.hold.flatMap((line, n) => [n ? " · " : "", ...this.marked(line)]))] : []
      seat.replaceChildren(who, chips, made("span", `walk-own${piles.length > 1 ? " walk-piles" : ""}`, ...piles), ...hold)
    }

    card(token) {
      const name = token.replace(/^[.x]/, ""), [shown, said] = this.cards[name]
      const hidden = token[0] == ".", joker = name == "joker"
      const found = spoken(`card card-${joker ? name : name[1]}`, joker ? shown : shown + TEXT_STYLE, hidden ? `${said}, ${this.words.hidden}` : said)
      if (hidden) found.classList.add("walk-hidden")
      if (token[0] == "x") found.classList.add("walk-gone")
      if (this.lit.has(name)) found.classList.add("walk-lit")
      if (!this.known.has(name)) found.classList.add("walk-new")
      return found
    }

    // Marked text: pieces that do not break, cards, and what is borrowed from another language.
    marked(text) {
      return text.split(/\ue004([^\ue005]*)\ue005/).flatMap((part, n) => {
        if (n % 2 == 0) return this.pieces(part)
        const borrowed = made("span", "untranslated", ...this.pieces(part))
        borrowed.lang = this.source
        return [borrowed]
      })
    }

    pieces(text) {
      const parts = text.split(/([\ue000-\ue003])/), found = []
      let kind = ""
      for (const part of parts) {
        if (/^[\ue000-\ue003]$/.test(part)) kind = { "\ue000": "nb", "\ue002": "card", "\ue003": kind == "card" ? "" : kind }[part] ?? ""
        else if (kind == "card") found.push(this.card(part))
        else if (part) found.push(kind ? made("span", kind, part) : part)
      }
      return found
    }

    // Every part keeps the room that it needs in any step, so that nothing moves.
    keepRoom() {
      const parts = [this.street, this.board, this.talk, ...this.seats]
      parts.forEach(part => { part.style.minHeight = "" })
      const most = parts.map(() => 0)
      this.said.removeAttribute("aria-live")
      const measure = () => parts.forEach((part, n) => { most[n] = Math.max(most[n], part.getBoundingClientRect().height) })
      this.steps.forEach((step, at) => {
        this.show(at)
        measure()
        if (!this.asks() || !step.question) return
        const [, , , why] = step.question, longest = why.reduce((most, each) => each.length > most.length ? each : most, "")
        this.said.append(` ${this.words.wrong} `, ...this.marked(longest), ` ${this.words.why}`)
        measure()
        this.ask(at)
        measure()
      })
      parts.forEach((part, n) => { part.style.minHeight = `${most[n]}px` })
      this.show(this.at)
      this.said.setAttribute("aria-live", "polite")
    }
  }

  // Another hand is dealt in the page, by the book's own interpreter, which is loaded for the first one.
  let interpreter = null

  async function dealt(script, game, number) {
    const judge = new URL("../../../judge/", new URL(script, location.href))
    if (!globalThis.rulebookInterpreter) await loaded(SELF.replace(/walk\.js/, "judge.js"))
    interpreter ??= globalThis.rulebookInterpreter(judge, document.documentElement.lang)
    const table = JSON.stringify(globalThis.rulebookTable ?? {})
    try {
      const found = await interpreter
      const [hands] = await Promise.all([found.hands(), found.game(game)])
      return { table, ...JSON.parse(hands.dealt(found.page, game, table, number)) }
    } catch (error) {
      interpreter = null
      throw error
    }
  }

  const open = new Map() // button -> walk
  const anchor = button => button.closest("details.hand")?.id ?? button.dataset.hand // in a chapter, and in a game

  async function toggle(button, at, focus) {
    if (open.has(button)) return close(button)
    let data
    try {
      data = await loaded(button.dataset.walk)
    } catch {
      button.textContent = button.dataset.failed
      return
    }
    if (open.has(button)) return
    button.dataset.open = button.textContent
    button.textContent = data.words.close
    button.setAttribute("aria-expanded", "true")
    begin(button, data, new Walk(data, data.hands[button.dataset.hand], anchor(button)), at)
    if (focus) open.get(button).next.focus({ preventScroll: true })
  }

  // A hand in its place, with a button for another one where this page can deal.
  function begin(button, data, walk, at) {
    open.get(button)?.region.remove()
    open.set(button, walk)
    button.parentElement.after(walk.region)
    if (location.protocol != "file:") {
      const deal = made("button", "", data.words.deal)
      deal.type = "button"
      walk.another = (number, at) => another(button, data, walk, deal, number, at)
      deal.addEventListener("click", () => walk.another(1 + Math.floor(Math.random() * 2 ** 30), 0))
      walk.more.append(deal)
      if (walk.hand.rounds) {
        const wrong = made("a", "", data.words.irregular)
        wrong.href = incident(data, walk)
        wrong.addEventListener("click", () => { wrong.href = incident(data, walk) })
        walk.more.append(wrong)
      }
    }
    walk.untell()
    walk.keepRoom()
    walk.go(at)
  }

  // The form for an incident at the table that is shown: its game, round and players.
  function incident(data, walk) {
    const { rounds, seats } = walk.hand, options = Object.entries(JSON.parse(walk.table)).map(it => it.join(":"))
    return `../../rules/floor/?incident=${["", data.game, rounds[walk.at], seats.length, 1].join(".")}${options.length ? `&options=${options}` : ""}`
  }

  // number    the same hand comes from the same number
  async function another(button, data, walk, deal, number, at) {
    const { words, source } = data
    deal.setAttribute("aria-disabled", "true")
    walk.said.textContent = words.dealing
    try {
      const { cards, hand, table } = await dealt(button.dataset.walk, data.game, number)
      if (open.get(button) != walk) return
      const next = new Walk({ words, cards, source }, { title: words.dealt, ...hand }, anchor(button), number)
      next.table = table
      if (walk.asks() && next.quizzing) next.quizzing.setAttribute("aria-pressed", "true")
      begin(button, data, next, at)
      next.next.focus({ preventScroll: true })
    } catch (error) {
      walk.said.textContent = words.undealt
      deal.removeAttribute("aria-disabled")
      console.info(error)
    }
  }

  function close(button) {
    open.get(button).untell(true)
    open.get(button).region.remove()
    open.delete(button)
    button.textContent = button.dataset.open
    button.setAttribute("aria-expanded", "false")
    if (location.protocol == "file:") return
    const here = new URL(location.href)
    for (const name of ["step", "deal"]) here.searchParams.delete(name)
    history.replaceState(history.state, "", here)
  }

  for (const button of buttons) button.addEventListener("click", () => toggle(button, 0, true))
  let width = innerWidth
  addEventListener("resize", () => {
    if (innerWidth == width) return // the bar of a phone that comes and goes
    width = innerWidth
    open.forEach(walk => walk.keepRoom())
    document.activeElement?.closest(".walk")?.scrollIntoView({ block: "nearest" }) // a phone that is turned
  })

  // An address may ask for a step, and for a hand that was dealt here.
  const [asked, seed] = ["step", "deal"].map(name => Number.parseInt(new URLSearchParams(location.search).get(name)))
  const wanted = asked && buttons.find(button => `#${anchor(button)}` == location.hash)
  if (wanted) toggle(wanted, asked - 1, false).then(() => seed > 0 && open.get(wanted)?.another?.(seed, asked - 1))
}
