"use strict"
// A ruling on one line, with a code: when, at which table, by which answers, rule and edition; to be copied or printed. Its address
// opens the same answers again, and says so where the page is of another edition by then:
// ?decide=rule:0.1&at=202611270130&table=4&edition=2026-11-27.0a1b2c3d

{
  const say = globalThis.rulebookPresets.words.slip, asked = new URLSearchParams(location.search)

  function element(name, properties = {}, ...inside) {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...inside)
    return made
  }

  const filled = (text, values) => text.replace(/{(\w+)}/g, (_, name) => values[name])

  // The digits of a moment by the clock of the reader: 202611270130, and how they are read.
  function digits(moment) {
    const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60000)
    return local.toISOString().replace(/\D/g, "").slice(0, 12)
  }
  const told = at => at.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3 $4:$5")

  function address(ruling, at, table) {
    const preset = globalThis.rulebookPreset?.asked
    const query = [...ruling.asks, preset, `at=${at}`, table && `table=${encodeURIComponent(table)}`, `edition=${ruling.edition}`]
    return (ruling.page ?? location.href.replace(/[?#].*$/, "")) + "?" + query.filter(Boolean).join("&")
  }

  // The slip of a ruling: {asks: ["decide=rule:0.1"], rule, answers, outcome, preset, edition}
  // page    that opens it, if not this one;  keep(line, link)    notes it on the device, and says so
  globalThis.rulebookSlip = ruling => {
    const again = ruling.asks.every(pair => location.search.includes(pair)) && /^\d{12}$/.test(asked.get("at") ?? "")
    const at = again ? asked.get("at") : digits(new Date()), edition = again ? asked.get("edition") ?? ruling.edition : ruling.edition
    const table = element("input", { type: "text", maxLength: 12, autocomplete: "off", value: again ? asked.get("table") ?? "" : "" })
    const line = element("p", { className: "slip-line" }), code = element("div", { className: "slip-code" })
    const done = element("span", { className: "slip-done" })
    done.setAttribute("role", "status")

    function fill() {
      const where = table.value.trim()
      line.textContent = filled(say.line, {
        time: told(at), table: where && filled(say["at-table"], { table: where }), rule: ruling.rule, edition,
        answers: ruling.answers.join(" · "), outcome: ruling.outcome, preset: ruling.preset ? filled(say.by, { preset: ruling.preset }) : "",
      })
      code.innerHTML = globalThis.rulebookCodePicture(address({ ...ruling, edition }, at, where), say.code)
      done.textContent = ""
    }

    async function copy() {
      try {
        await navigator.clipboard.writeText(`${line.textContent}\n${address({ ...ruling, edition }, at, table.value.trim())}`)
        done.textContent = say.copied
      } catch {
        getSelection().selectAllChildren(line) // not allowed here: the reader copies it
      }
    }

    // What is printed stands for itself in the page meanwhile.
    function print() {
      const printed = element("div", { className: "printed-slip md-typeset" }, line.cloneNode(true), code.cloneNode(true))
      document.body.append(printed)
      addEventListener("afterprint", () => printed.remove(), { once: true })
      globalThis.print()
    }

    const note = ruling.keep && button(ruling.note, () => { done.textContent = ruling.keep(line.textContent, address({ ...ruling, edition }, at, table.value.trim())) })
    function button(text, act) {
      const made = element("button", { type: "button", textContent: text })
      made.addEventListener("click", act)
      return made
    }
    table.addEventListener("input", fill)
    const slip = element("section", { className: "slip" }, element("h3", { textContent: say.title }), line, code,
      element("label", {}, `${say.table} `, table), element("div", { className: "slip-steps" }, note || "", button(say.copy, copy), button(say.print, print), done))
    if (edition != ruling.edition) slip.prepend(element("p", { className: "wrong", textContent: filled(say.other, { edition, now: ruling.edition }) }))
    fill()
    return slip
  }
}
