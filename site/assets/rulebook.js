// Everything on these pages works without this file; it keeps the reader's place.

// The theme's own script is for a desk, and for who does something: a phone shows the page without it.
const theme = document.querySelector("script[data-theme]"), desk = matchMedia("(min-width: 60em)")
const SIGNS = ["pointerdown", "touchstart", "keydown", "wheel", "scroll"]
let chosen = null // a palette, before the script could hear of it
function wake() {
  SIGNS.forEach(sign => removeEventListener(sign, wake))
  desk.removeEventListener("change", wake)
  if (theme.dataset.awake) return
  theme.dataset.awake = true
  const script = document.createElement("script")
  script.src = theme.src
  script.onload = () => chosen?.dispatchEvent(new Event("change", { bubbles: true }))
  document.body.append(script)
}
if (theme) {
  document.querySelector("[data-md-component=palette]")?.addEventListener("change", event => chosen = event.target)
  desk.addEventListener("change", wake)
  desk.matches ? wake() : SIGNS.forEach(sign => addEventListener(sign, wake, { passive: true }))
  colour()
}

// Until then the colours are those that the reader has chosen here, or wants everywhere.
function colour() {
  const palettes = [...document.querySelectorAll("[data-md-component=palette] input")]
  const wanted = palettes[window.__md_get?.("__palette")?.index] ?? palettes.find(palette => matchMedia(palette.dataset.mdColorMedia).matches)
  if (!wanted) return
  wanted.checked = true
  wanted.nextElementSibling.hidden = false
  document.body.dataset.mdColorScheme = wanted.dataset.mdColorScheme
}

// The other language opens at the same rule: the one in the address, or the one at the top of the screen. What was asked
// stands in the address, and is asked there too: choices, games to compare, a showdown, a step.
function place() {
  if (location.hash || scrollY < 100) return location.hash
  const above = [...document.querySelectorAll("article [id]")].filter(e => e.getBoundingClientRect().top < 120)
  return above.length ? "#" + above.at(-1).id : ""
}

addEventListener("click", event => {
  const link = event.target instanceof Element && event.target.closest("a[href]")
  if (!link) return
  if (link.matches(".rb-language")) {
    link.search = location.search
    link.hash = place()
  }
  // Pages that were opened from a disk: there is no server that finds index.html in a folder.
  if (location.protocol == "file:" && link.protocol == "file:" && link.pathname.endsWith("/"))
    link.pathname += "index.html"
}, true)

// Who has come from a phone that lies on the table finds the way back, to the same place of the hand.
let seat = null
try { seat = sessionStorage.getItem("rulebook-table") } catch { /* not allowed */ }
if (seat && !document.querySelector(".table-setup")) {
  const link = document.createElement("a")
  link.className = "to-table"
  link.href = seat.replace(/\/[^/]+(?=\/table\/)/, `/${document.documentElement.lang}`)
  link.textContent = document.querySelector("link[rel=manifest]").dataset.table
  document.querySelector(".md-header__title")?.after(link) // in the bar, where it lies over nothing
}

// The id of the game that somebody means, by it or another name, however that is written.    games    [id, [name, ...]]
globalThis.rulebookMeant = (said, games) => {
  const plain = name => name.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}ー]+/gu, "")
  return games.find(([id, names]) => [id, ...names].some(name => plain(name) == plain(said)))?.[0]
}

// A game that has a new id: go there at once, with the rule that was asked for and the card.
const moved = document.querySelector(".moved a")
if (moved) location.replace(moved.getAttribute("href") + location.search + location.hash)

// The code on a table card names the edition that it was printed from.
const printed = document.querySelector("[data-card]")
const card = new URLSearchParams(location.search).get("card")
if (printed && card) {
  printed.hidden = card == printed.dataset.card
  printed.querySelectorAll("[data-printed]").forEach(then => then.hidden = then.dataset.printed != card)
}

// What an address or a link asks for is unfolded; on paper everything is.
function unfold() {
  const asked = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const folded = asked && asked.closest("details:not([open])")
  if (!folded) return
  folded.open = true
  folded.scrollIntoView()
}
addEventListener("hashchange", unfold)
unfold()
addEventListener("beforeprint", () => document.querySelectorAll("article details").forEach(fold => fold.open = true))

// A part of the menu is called by its link; the theme calls it by a mark without words.
for (const part of document.querySelectorAll(".md-nav__container + .md-nav")) {
  part.removeAttribute("aria-labelledby")
  part.setAttribute("aria-label", part.previousElementSibling.textContent.trim())
}

// What scrolls sideways can be reached with the keyboard.
const widths = new ResizeObserver(boxes => {
  for (const { target } of boxes)
    if (target.scrollWidth > target.clientWidth) /** @type {HTMLElement} */ (target).tabIndex = 0
    else target.removeAttribute("tabindex")
})
document.querySelectorAll("article :is(.scroll, pre > code)").forEach(box => widths.observe(box))

// The chip of the section in sight is marked, and kept in sight itself.
const chips = [...document.querySelectorAll(".jumps a")]
if (chips.length) {
  const sections = chips.map(chip => document.getElementById(chip.hash.slice(1)))
  const mark = () => {
    const here = sections.findLastIndex(section => section && section.getBoundingClientRect().top < 140)
    chips.forEach((chip, n) => {
      if (chip.classList.contains("now") == (n == here)) return
      chip.classList.toggle("now", n == here)
      if (n == here) {
        chip.setAttribute("aria-current", "true")
        chip.closest("ul").scrollTo({left: chip.offsetLeft - 40})
      } else chip.removeAttribute("aria-current")
    })
  }
  addEventListener("scroll", mark, {passive: true}) // also where the browser scrolls to what the address asks for
}
