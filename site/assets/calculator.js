"use strict"
// Forms that work something out, such as what chips and words amount to: answered by the book's own Python in the page (judge.js).

for (const form of document.querySelectorAll("form.calculator")) {
  const { does, locale, loading, clock, ...failures } = form.dataset
  const answer = form.querySelector(".calculator-answer"), fields = [...form.elements]
  let interpreter = null
  form.hidden = false

  const made = (tag, ...parts) => {
    const element = document.createElement(tag)
    element.append(...parts)
    return element
  }

  // A number where digits stand, else what is typed. Full-width digits are numbers, too, and so is 12,000.
  function entered(field) {
    const text = field.value.normalize("NFKC").replaceAll(/,(?=\d{3}(?!\d))/g, "").replaceAll("、", " ").trim()
    return /^\d+$/.test(text) ? Number(text) : text
  }

  // What stands in the fields; null as long as one that is needed is empty.
  function asked() {
    if (fields.some(field => field.required && !field.value.trim())) return null
    return Object.fromEntries(fields.map(field => [field.name, entered(field)]).filter(([, value]) => value !== ""))
  }

  function marked(wrong) {
    for (const field of fields) field.removeAttribute("aria-invalid")
    wrong?.setAttribute("aria-invalid", "true")
  }

  async function judged() {
    const question = asked()
    marked()
    answer.replaceChildren()
    if (!question) return
    try {
      if (!interpreter) answer.textContent = loading
      interpreter ??= globalThis.rulebookInterpreter(new URL("../../../judge/", location.href), locale)
      const { page, sums } = await interpreter
      show(JSON.parse((await sums()).work_out(page, does, JSON.stringify(question))))
    } catch (error) {
      interpreter = null
      answer.textContent = failures[error.message] ?? failures.failed
    }
  }

  const spelled = ([kind, said]) => kind == "card" ? said.replace(/[shdc]$/, suit => "♠♥♦♣"["shdc".indexOf(suit)]) : said

  function show(found) {
    const text = (found.wrong ?? found.text).map(spelled).join("")
    marked(found.wrong && form.elements[found.at[0]])
    const name = found.name ? [made("b", ...found.name.map(spelled)), " "] : []
    answer.replaceChildren(...name, text, ...(clock && !found.wrong ? [" ", clocked(found.answer.levels)] : []))
    answer.dataset.answer = JSON.stringify(found.wrong ? {} : found.answer)
  }

  // A structure as the clock of table mode: big blinds with antes, and before a level the minutes by which the one before it ends late.
  function clocked(levels) {
    const long = levels.slice(1).map(([, , , minute], n) => minute - levels[n][3]), minutes = Math.min(...long)
    const told = ([, big, ante]) => ante ? `${big}a${ante}` : String(big)
    const parts = levels.flatMap((level, n) => long[n - 1] > minutes ? [`b${long[n - 1] - minutes}`, told(level)] : [told(level)])
    const link = made("a", clock)
    link.href = `../../table/?per=level&minutes=${minutes}&levels=${parts.join(".")}`
    return link
  }

  form.addEventListener("submit", event => event.preventDefault())
  form.addEventListener("change", judged)
}
