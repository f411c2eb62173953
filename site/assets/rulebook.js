// Everything on these pages works without this file; it keeps the reader's place.

// The other language opens at the same rule: the one in the address, or the one at the top of the screen.
function place() {
  if (location.hash || scrollY < 100) return location.hash
  const above = [...document.querySelectorAll("article [id]")].filter(e => e.getBoundingClientRect().top < 120)
  return above.length ? "#" + above.at(-1).id : ""
}

addEventListener("click", event => {
  const link = event.target instanceof Element && event.target.closest("a[href]")
  if (!link) return
  if (link.matches(".rb-language")) link.hash = place()
  // Pages that were opened from a disk: there is no server that finds index.html in a folder.
  if (location.protocol == "file:" && link.protocol == "file:" && link.pathname.endsWith("/"))
    link.pathname += "index.html"
}, true)

// A game that has a new id: go there at once, with the rule that was asked for.
const moved = document.querySelector(".moved a")
if (moved) location.replace(moved.getAttribute("href") + location.hash)
