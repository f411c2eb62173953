"use strict"
// The whole book is kept for reading without a network, once a page has been shown, unless the reader saves data.
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

  if (worker && workers && location.protocol != "file:" && !navigator.connection?.saveData) {
    if (workers.controller) {
      workers.addEventListener("controllerchange", tell)
      // It may have come while this page was on its way, before anybody listened: which edition was it from, which is kept?
      const shown = /** @type {PerformanceResourceTiming} */ (performance.getEntriesByType("navigation")[0])?.serverTiming?.find(({ name }) => name == "edition")
      if (shown) fetch(manifest.href).then(({ headers }) => {
        const kept = headers.get("server-timing")
        if (kept && !kept.endsWith(shown.description)) tell()
      }).catch(() => {})
    }
    const idle = window.requestIdleCallback ?? setTimeout
    const keep = () => idle(() => workers.register(new URL(worker, location.href)).catch(() => {}))
    document.readyState == "complete" ? keep() : addEventListener("load", keep)
  }
}
