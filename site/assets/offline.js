"use strict"
// The whole book is kept for reading without a network when the reader says so, or has put the site among the apps.
// When a new edition has come in its place, the page that is open says so.

{
  const manifest = document.querySelector("link[rel=manifest]"), { worker, renewed, show } = manifest.dataset
  const workers = navigator.serviceWorker

  const tell = () => {
    if (document.querySelector(".renewed")) return
    const note = document.createElement("p"), button = document.createElement("button")
    note.className = "renewed"
    note.setAttribute("role", "status")
    button.textContent = show
    button.onclick = () => location.reload()
    note.append(renewed, " ", button)
    document.body.append(note)
  }

  const wanted = /** @type {HTMLButtonElement | null} */ (document.querySelector(".keep"))
  const keep = () => workers.register(new URL(worker, location.href))
  const once = () => {
    const later = () => setTimeout(() => keep().catch(() => {}))
    document.readyState == "complete" ? later() : addEventListener("load", later)
  }

  // The button that asks for it, and says how far it is.
  function offer(button) {
    button.hidden = false
    button.addEventListener("click", async () => {
      button.disabled = true
      button.textContent = button.dataset.keeping
      try {
        await keep()
        await workers.ready
        button.textContent = button.dataset.kept
      } catch {
        button.disabled = false
        button.textContent = button.dataset.failed
      }
    })
  }

  if (worker && workers && location.protocol != "file:") {
    if (workers.controller) {
      workers.addEventListener("controllerchange", tell)
      // It may have come while this page was on its way, before anybody listened: which edition was it from, which is kept?
      const shown = /** @type {PerformanceResourceTiming} */ (performance.getEntriesByType("navigation")[0])?.serverTiming?.find(({ name }) => name == "edition")
      if (shown) fetch(manifest.href).then(({ headers }) => {
        const kept = headers.get("server-timing")
        if (kept && !kept.endsWith(shown.description)) tell()
      }).catch(() => {})
    }
    addEventListener("appinstalled", once)
    const app = matchMedia("(display-mode: standalone)").matches
    workers.getRegistration().then(there => there || app ? once() : wanted && offer(wanted)).catch(() => {})
  }
}
