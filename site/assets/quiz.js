"use strict"
// The worked cases of all decisions on the page as a quiz for dealers and floor: one a screen, the outcomes of its rule to choose
// from. Facts, outcomes and rules are read from the page; ?quiz opens it.

{
const box = document.querySelector(".quiz-of-cases"), say = box.dataset
const cases = [...document.querySelectorAll(".decision")].flatMap(decision => {
  const link = decision.closest(".rule-body").previousElementSibling.querySelector("a[href]")
  const outcomes = new Map([...decision.querySelectorAll(".outcome")].map(it => [it.querySelector(".mark").textContent, it.lastElementChild])), { aloud } = decision.dataset
  return [...decision.querySelectorAll(".worked tbody tr")].map(({ cells: [facts, told] }) => ({ link, outcomes, aloud, facts, mark: told.textContent.trim() }))
})
const made = (name, properties = {}, ...inside) => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...inside)
  return element
}
const copied = element => { // words that lead to the glossary lead nowhere here: a tap answers
  const copy = element.cloneNode(true)
  for (const link of copy.querySelectorAll("a")) link.replaceWith(...link.childNodes)
  return [...copy.childNodes]
}
let left = [], score = { right: 0, of: 0 }

function next() {
  const offered = cases.filter(({ link }) => globalThis.rulebookPreset.ruling(link.hash.slice(1))?.choice != "not-offered")
  if (!left.length) left = offered.map(it => ({ it, at: Math.random() })).sort((one, other) => one.at - other.at).map(({ it }) => it)
  const { link, outcomes, aloud, facts, mark } = left.pop(), { say: words } = outcomes.get(mark).parentElement.dataset
  const told = made("p", { className: "answered", ariaLive: "polite" }), spoken = made("p", { className: "aloud" }), again = made("button", { type: "button", textContent: say.next, hidden: true, onclick: next })
  const buttons = [...outcomes].map(([tapped, text]) => made("button", { type: "button", onclick: () => {
    const right = tapped == mark
    score = { right: score.right + Number(right), of: score.of + 1 }
    for (const button of buttons) button.disabled = true
    told.replaceChildren(made("b", { textContent: right ? say.right : say.wrong }), " ", ...copied(outcomes.get(mark)), " ",
      made("a", { href: link.href, textContent: link.textContent }), ` · ${score.right} / ${score.of}`)
    spoken.replaceChildren(...words ? [made("b", { textContent: aloud }), ` ${words}`] : [])
    again.hidden = false
    again.focus()
  } }, ...copied(text)))
  const number = link.querySelector(".number").textContent, name = link.textContent.replace(number, "").trim()
  const subject = made("h2", { textContent: name, tabIndex: -1 })
  box.replaceChildren(subject, made("p", { className: "facts" }, ...copied(facts)), made("div", { className: "may" }, ...buttons), told, spoken, again)
  subject.focus({ preventScroll: true })
}

const open = made("button", { type: "button", className: "quiz-open", textContent: say.open, onclick: next })
box.append(open)
box.hidden = false
if (new URLSearchParams(location.search).has("quiz")) next()
}
