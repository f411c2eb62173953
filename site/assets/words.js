// A word of the glossary shows its meaning: under the mouse, on keyboard focus, and at a tap.
// Without this file it is a link with a title, and nothing is lost but the small window.

const words = document.querySelectorAll("article a.term")
const EDGE = 8 // pixels that the window keeps from the edges of the screen

if (words.length && HTMLElement.prototype.showPopover) {
  const box = document.createElement("div"), meaning = document.createElement("p"), entry = document.createElement("a")
  box.className = "meaning md-typeset"
  box.popover = "manual"
  meaning.id = "_meaning"
  entry.href = words[0].href
  entry.tabIndex = -1 // the word itself leads to the same place
  box.append(meaning, entry)
  document.body.append(box)
  for (const word of words) {
    word.dataset.meaning = word.title
    word.removeAttribute("title") // or the browser would show it as well
    word.setAttribute("aria-description", word.dataset.meaning)
  }

  let shown = null, timer = 0

  const hide = () => {
    clearTimeout(timer)
    if (!shown) return
    shown.removeAttribute("aria-describedby")
    shown = null
    box.hidePopover()
  }
  const show = word => {
    clearTimeout(timer)
    if (word == shown) return
    hide()
    shown = word
    meaning.textContent = word.dataset.meaning
    entry.textContent = word.dataset.word
    entry.href = word.href
    box.showPopover()
    place(word)
    word.setAttribute("aria-describedby", meaning.id)
  }
  const later = (action, ms) => {
    clearTimeout(timer)
    timer = setTimeout(action, ms)
  }
  // Below the word, or above it where there is no room; it scrolls with the page.
  const place = word => {
    const [line] = word.getClientRects(), { clientWidth, clientHeight } = document.documentElement
    const left = Math.max(EDGE, Math.min(line.left, clientWidth - box.offsetWidth - EDGE))
    const below = line.bottom + EDGE, above = line.top - box.offsetHeight - EDGE
    const top = below + box.offsetHeight <= clientHeight || above < 0 ? below : above
    box.style.left = left + scrollX + "px"
    box.style.top = top + scrollY + "px"
  }

  const wordAt = event => event.target instanceof Element && event.target.closest("a.term")
  let tapped = null // the word under the finger, unless its window was open already

  addEventListener("pointerover", event => {
    if (event.pointerType != "mouse") return
    const word = wordAt(event)
    if (word) later(() => show(word), 120)
    else if (box.contains(/** @type {Node} */ (event.target))) clearTimeout(timer)
    else if (shown != document.activeElement) later(hide, 250)
  })
  addEventListener("pointerdown", event => {
    const word = wordAt(event)
    tapped = event.pointerType == "mouse" || word == shown ? null : word
    if (!word && !box.contains(/** @type {Node} */ (event.target))) hide()
  })
  addEventListener("click", event => {
    if (!tapped || wordAt(event) != tapped) return
    event.preventDefault()
    show(tapped)
  })
  addEventListener("focusin", event => wordAt(event)?.matches(":focus-visible") && show(event.target))
  addEventListener("focusout", event => shown == event.target && !box.contains(/** @type {Node} */ (event.relatedTarget)) && hide())
  addEventListener("keydown", event => event.key == "Escape" && hide())
  addEventListener("resize", hide)
}
