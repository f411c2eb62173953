"use strict"
// What chips and words amount to: the form below a decision, answered by the book's own Python in the page (judge.js).

for (const form of document.querySelectorAll("form.wager")) {
  const { locale, loading, ...failures } = form.dataset
  const answer = form.querySelector(".wager-answer"), fields = [...form.elements]
  const chips = fields.filter(field => field.localName == "input"), needed = ["put", "call", "largest_raise"]
  let interpreter = null
  form.hidden = false

  const made = (tag, ...parts) => {
    const element = document.createElement(tag)
    element.append(...parts)
    return element
  }

  // What stands in the fields; null as long as a number is missing. Full-width digits are numbers, too.
  function asked() {
    const question = Object.fromEntries(chips.map(field => [field.name, field.value.normalize("NFKC").replaceAll(",", "")]))
    if (needed.some(name => !question[name])) return null
    const numbers = Object.entries(question).filter(([, text]) => text).map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text])
    return { ...Object.fromEntries(numbers), said: form.elements.said.value || null, limit: form.elements.limit.value }
  }

  async function judged() {
    const question = asked()
    for (const field of chips) field.removeAttribute("aria-invalid")
    answer.replaceChildren()
    if (!question) return
    try {
      if (!interpreter) answer.textContent = loading
      interpreter ??= globalThis.rulebookInterpreter(new URL("../../../judge/", location.href), locale)
      const { page } = await interpreter
      show(JSON.parse(page.wager(JSON.stringify(question))))
    } catch (error) {
      interpreter = null
      answer.textContent = failures[error.message] ?? failures.failed
    }
  }

  function show(found) {
    const text = (found.wrong ?? found.text).map(([, said]) => said).join("")
    if (found.wrong) form.elements[found.at[0]]?.setAttribute("aria-invalid", "true")
    const name = found.name ? [made("b", ...found.name.map(([, said]) => said)), " "] : []
    answer.replaceChildren(...name, text)
    answer.dataset.answer = JSON.stringify(found.wrong ? {} : { is: found.is, to: found.to })
  }

  form.addEventListener("submit", event => event.preventDefault())
  form.addEventListener("change", judged)
}
