"use strict"
// Something went wrong: the form below a dealt hand, ruled by the book's own Python in the page (judge.js). walk.js loads it.

globalThis.rulebookRuling = (rulings, hand) => {
  const made = (tag, name, ...parts) => {
    const found = document.createElement(tag)
    if (name) found.className = name
    found.append(...parts)
    return found
  }
  const { kinds, actions, seats, to_act, labels } = JSON.parse(rulings.form(...hand.at()))
  const form = made("form", "walk-ruling"), answer = made("div", "walk-ruled")
  answer.setAttribute("aria-live", "polite")

  function field(name, control) {
    control.name = name
    form.append(made("label", "", made("span", "", labels[name]), control))
    return control
  }

  const chooser = (name, choices) => field(name, made("select", "", ...choices.map(([id, said]) => new Option(said, id))))
  const kind = chooser("kind", kinds)
  const facts = { action: chooser("action", actions), seat: chooser("seat", seats), number: field("number", made("input")) }
  facts.number.inputMode = "numeric"
  facts.number.autocomplete = "off"
  facts.seat.value = to_act || seats[0][0]
  form.append(made("button", "", labels.rule), answer)

  const asked = () => kinds.find(([id]) => id == kind.value)[2]

  function shown() {
    const wanted = asked()
    for (const [name, control] of Object.entries(facts)) control.parentElement.hidden = !wanted.includes(name)
    answer.replaceChildren()
  }

  function copied(line) {
    const button = made("button", "", labels.copy)
    button.type = "button"
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(line)
      button.textContent = labels.copied
    })
    return button
  }

  const linked = ([chapter, rule, number]) => {
    const link = made("a", "", number)
    link.href = `../../rules/${chapter}/#${rule}`
    return link
  }

  function ruled() {
    const words = asked().map(name => facts[name].value.normalize("NFKC").replaceAll(",", "").trim()).filter(Boolean)
    const found = JSON.parse(rulings.ruling(...hand.at(), JSON.stringify([kind.value, ...words]), JSON.stringify(hand.room.choices)))
    Object.assign(hand.cards, found.cards)
    if (found.wrong) return answer.replaceChildren(made("p", "walk-wrong", ...hand.drawn(found.wrong)))
    const parts = found.said.map(([label, runs]) => made("p", "", ...label ? [made("b", "", label), " "] : [], ...hand.drawn(runs)))
    answer.dataset.is = found.is
    answer.replaceChildren(...parts, ...found.rules.map(rule => made("p", "", linked(rule))), found.by_choice ? made("p", "", hand.room.name) : "", copied(found.line))
  }

  form.addEventListener("submit", event => { event.preventDefault(); ruled() })
  form.addEventListener("change", () => shown())
  shown()
  kind.setAttribute("aria-label", labels.kind)
  return { form, focus: () => kind.focus({ preventScroll: true }), moved: () => answer.replaceChildren() }
}
