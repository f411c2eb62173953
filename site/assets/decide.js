"use strict"
// A decision that is printed as a list of questions, asked one at a time. The questions, answers and outcomes are read from
// the page; the answers given stand in the address: ?decide=rule:0.1 says the first answer, then the second. What the preset
// that is chosen answers is not asked.

for (const [place, decision] of document.querySelectorAll(".decision").entries()) {
  const say = decision.dataset, heading = decision.closest(".rule-body").previousElementSibling
  const rule = heading.id || String(place)
  const questions = [...decision.querySelectorAll(".questions > li")].map(item => ({
    number: item.querySelector(".question .number").textContent,
    text: item.querySelector(".question"),
    answers: [...item.querySelectorAll(".answers > li")],
    settled: [...item.querySelectorAll(".answers .answer")].map(answer => (answer.dataset.under ?? "").split(" ")),
  }))
  const panel = made("div", { className: "asked", hidden: true })
  const open = made("button", { type: "button", className: "ask", textContent: say.ask })
  let given = []
  decision.prepend(open, panel)

  function made(name, properties, ...inside) {
    const element = Object.assign(document.createElement(name), properties)
    element.append(...inside)
    return element
  }

  function copy(element) {
    const copied = element.cloneNode(true)
    copied.querySelectorAll(".number").forEach(number => number.remove())
    return copied
  }

  function button(text, act) {
    const element = made("button", { type: "button" }, ...[text].flat())
    element.addEventListener("click", act)
    return element
  }

  const ruling = () => globalThis.rulebookPreset?.ruling(rule) ?? null

  // The answers so far lead to a question or to an outcome; an answer that is not there ends the way.
  function walk() {
    const way = [], left = [...given]
    let question = questions[0], outcome = null
    while (question) {
      const settled = question.settled.findIndex(under => under.includes(ruling()?.choice))
      const answer = question.answers[settled < 0 ? left.shift() ?? -1 : settled]
      if (!answer) break
      way.push([question, answer, settled < 0 ? "" : ruling().name])
      outcome = answer.querySelector(".outcome")
      const next = answer.querySelector(".to .number")?.textContent
      question = questions.find(it => it.number == next)
    }
    given = given.slice(0, way.filter(([, , by]) => !by).length)
    return { way, question, outcome }
  }

  function show(focus = true) {
    const { way, question, outcome } = walk()
    const trail = made("ol", {}, ...way.map(([asked, answer, by]) =>
      made("li", {}, ...copy(asked.text).childNodes, " ", made("b", { textContent: answer.querySelector(".answer").textContent }), by && ` (${by})`)))
    const now = made("p", { className: outcome ? "outcome" : "question", tabIndex: -1 }, ...copy(outcome ?? question.text).childNodes)
    panel.replaceChildren(trail, now)
    if (ruling()) {
      const says = made("p", { className: "preset-says" }, made("b", { textContent: ruling().name }), " ")
      says.insertAdjacentHTML("beforeend", ruling().html)
      panel.prepend(says)
    }
    if (outcome?.dataset.say) panel.append(made("p", { className: "aloud" }, made("b", { textContent: say.aloud }), ` ${outcome.dataset.say}`))
    if (outcome) {
      const link = heading.querySelector("a[href]:not(.headerlink)") ?? heading
      const name = [...link.childNodes].filter(node => !node.classList?.contains("headerlink")).map(node => node.textContent).join("")
      panel.append(made("p", { className: "see" }, made("a", { href: link.href ?? `#${heading.id}`, textContent: name })))
      panel.append(globalThis.rulebookSlip({
        asks: [`decide=${rule}:${given.join(".")}`], rule: name.trim(), edition: say.edition, preset: ruling()?.name,
        answers: way.map(([asked, answer]) => `${copy(asked.text).textContent.trim()} ${answer.querySelector(".answer").textContent}`),
        outcome: copy(outcome.querySelector(":scope > span:last-child")).textContent.trim(),
      }))
    } else {
      const answers = question.answers.map((answer, n) => button(answer.querySelector(".answer").textContent, () => go([...given, n])))
      panel.append(made("div", { className: "may" }, ...answers))
    }
    const back = button(say.back, () => go(given.slice(0, -1))), over = button(say.over, () => go([]))
    back.disabled = over.disabled = !given.length
    panel.append(made("div", { className: "steps" }, back, over, button(say.tree, leave)))
    if (focus) now.focus()
  }

  // Every answer is a place to which Back returns.
  function address(decided) {
    const search = [decided, globalThis.rulebookPreset?.asked].filter(Boolean).join("&")
    history.pushState(null, "", location.pathname + (search && `?${search}`) + (heading.id ? `#${heading.id}` : location.hash))
  }

  function go(answers) {
    given = answers
    show()
    address(`decide=${rule}:${given.join(".")}`)
  }

  function enter(focus) {
    decision.classList.add("asking")
    panel.hidden = false
    open.hidden = true
    show(focus)
  }

  function close() {
    decision.classList.remove("asking")
    panel.hidden = true
    open.hidden = false
  }

  function leave() {
    close()
    open.focus()
    address("")
  }

  // What the address asks of this decision: its answers, or nothing.
  function follow() {
    const [asked, answers = ""] = (new URLSearchParams(location.search).get("decide") ?? "").split(":")
    if (asked != rule) return false
    given = answers.split(".").filter(Boolean).map(Number)
    enter(false)
    return true
  }

  // What is not offered is not asked for; on the page of decisions nothing of it is left.
  function offered() {
    const gone = ruling()?.choice == "not-offered", links = [...document.querySelectorAll(`.happened a[href$="#${rule}"]`)]
    decision.hidden = gone
    for (const it of links.length ? [heading, decision.closest(".rule-body"), ...links.map(link => link.parentElement)] : []) it.hidden = gone
  }

  offered()
  addEventListener("rulebook-preset", () => { offered(); panel.hidden || show(false) })
  addEventListener("popstate", () => follow() || panel.hidden || close())
  const begin = event => { event.preventDefault(); go([]); enter(true) }
  for (const way of [open, ...document.querySelectorAll(`.happened a[href$="#${rule}"]`)]) way.addEventListener("click", begin)
  if (follow()) decision.scrollIntoView({ block: "center" })
}
