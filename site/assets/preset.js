"use strict"
// One switch for what a set of rules, or a house, takes where the book leaves a choice (see poker_rulebook.pages.general_rules).
// Its choice is the first of a rule and marked, a sheet asks only what it leaves open; decide.js and search.js ask `ruling`.
// The preset is remembered in the browser, and an address shares it: ?preset=tda

{
  const { words, presets } = globalThis.rulebookPresets, key = "rulebook-preset"
  const offered = Object.keys(presets)

  function remembered() {
    try { return localStorage.getItem(key) ?? "" } catch { return "" }
  }

  const asked = new URLSearchParams(location.search).get("preset") ?? remembered()
  const chosen = { id: offered.includes(asked) ? asked : "" }

  globalThis.rulebookPreset = {
    // What is added to an address for it to share the preset.
    get asked() { return chosen.id && `preset=${chosen.id}` },

    get name() { return presets[chosen.id]?.name ?? "" },

    // Rule -> [choice, …] of all that it takes.
    get rulings() { return presets[chosen.id]?.rulings ?? {} },

    // What it takes where that rule leaves a choice: {name, choice, html}; null where the rule is left open.
    ruling(rule) {
      const [choice, html, only] = presets[chosen.id]?.rulings[rule] ?? []
      const name = presets[chosen.id]?.name
      return choice ? { choice, html, name: only ? `${name} · ${words.tournaments}` : name } : null
    },
  }

  const { ruling } = globalThis.rulebookPreset

  function element(name, properties = {}, ...inside) {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...inside)
    return made
  }

  // The choices of a rule, its own one first.
  function mark(option) {
    option.querySelectorAll(".by-preset").forEach(it => it.remove())
    const choices = [...option.querySelectorAll("dd[data-choice]")], found = ruling(option.dataset.rule)
    if (found && !choices.some(it => it.dataset.choice == found.choice)) { // the rule falls away with another one
      const gone = element("dd", { className: "by-preset", innerHTML: found.html })
      Object.assign(gone.dataset, { choice: found.choice, place: "-1" })
      choices.push(gone)
    }
    choices.sort((one, other) => one.dataset.place - other.dataset.place)
    for (const choice of choices) {
      choice.classList.toggle("played", choice.dataset.choice == found?.choice)
      if (choice.dataset.choice == found?.choice) choice.append(" ", element("span", { className: "badge taken by-preset", textContent: found.name }))
    }
    choices.sort((one, other) => other.matches(".played") - one.matches(".played"))
    option.querySelector("dt").after(...choices)
  }

  // A sheet asks what is left open; what is settled stands below.
  function settle(points, fold) {
    const settled = points.filter(point => ruling(point.dataset.rule))
    for (const point of points) point.hidden = settled.includes(point)
    for (const group of document.querySelectorAll(".to-settle")) {
      const open = [...group.children].some(point => !point.hidden)
      group.hidden = !open
      for (let above = group.previousElementSibling; above; above = above.previousElementSibling) {
        above.hidden = !open
        if (above.matches("h2")) break
      }
    }
    fold.hidden = !settled.length
    if (settled.length) fold.replaceChildren(
      element("summary", { textContent: words.settled.replace("{preset}", presets[chosen.id]?.name).replace("{n}", settled.length) }),
      element("ul", {}, ...settled.map(point => {
        const line = element("li", {}, ...copied(point.querySelector("legend")), " ")
        line.insertAdjacentHTML("beforeend", `<span>${ruling(point.dataset.rule).html}</span>`)
        return line
      })))
  }

  const copied = element => [...element.cloneNode(true).childNodes]

  const select = element("select", {}, element("option", { value: "", textContent: words.book }),
    ...offered.map(id => element("option", { value: id, textContent: presets[id].name })))
  const options = [...document.querySelectorAll(".options > div[data-rule]")], points = [...document.querySelectorAll(".to-settle > fieldset")]
  const fold = points.length > 0 && element("details", { className: "fold settled", hidden: true })
  for (const option of options) option.querySelectorAll("dd[data-choice]").forEach((choice, place) => choice.dataset.place = String(place))

  function show() {
    options.forEach(mark)
    if (points.length) settle(points, fold)
    dispatchEvent(new Event("rulebook-preset"))
  }

  select.value = chosen.id
  select.addEventListener("change", () => {
    chosen.id = select.value
    try { chosen.id ? localStorage.setItem(key, chosen.id) : localStorage.removeItem(key) } catch { /* not allowed */ }
    const search = new URLSearchParams(location.search)
    search.delete("preset")
    const rest = [decodeURIComponent(search.toString()), globalThis.rulebookPreset.asked].filter(Boolean).join("&")
    history.replaceState(null, "", location.pathname + (rest && `?${rest}`) + location.hash)
    show()
  })
  // On other pages the search alone asks for the rulings.
  const head = options.length || points.length || document.querySelector(".decision, .role-finder, .chapters, .table-setup")
    ? document.querySelector(".masthead") ?? document.querySelector("article .summary") : null
  head?.after(element("p", { className: "preset" }, element("label", {}, `${words.label} `, select)), fold || "")
  show()
}
