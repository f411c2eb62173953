// Keeps the whole book for reading without a network. EDITION and SINGLE stand above: what the pages are made of,
// and what is fetched file by file. A new edition is fetched whole beside the old one, which is dropped then.
"use strict"

const OURS = `rulebook ${registration.scope} `, KEPT = OURS + EDITION
const TYPES = {
  html: "text/html; charset=utf-8", css: "text/css", js: "text/javascript", mjs: "text/javascript", svg: "image/svg+xml",
  json: "application/json", webmanifest: "application/manifest+json", py: "text/plain; charset=utf-8",
}

const within = path => new URL(path, registration.scope).href
const folder = address => address.replace(/[?#].*$/, "").replace(/(^|\/)index\.html$/, "$1")
const kept = address => caches.match(address, { cacheName: KEPT })

async function fetchAll() {
  const answer = await fetch(within(`book.pack?${EDITION}`))
  if (!answer.ok) throw new Error(`book.pack: ${answer.status}`)
  const { lines, files } = await new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).json()
  const cache = await caches.open(KEPT), told = { "server-timing": `edition;desc=${EDITION}` } // a page can read that of its own
  for (const [path, numbers] of Object.entries(files)) {
    const text = numbers.map(number => lines[number]).join("\n")
    await cache.put(folder(within(path)), new Response(text, { headers: { ...told, "content-type": TYPES[path.split(".").pop()] } }))
  }
  await cache.addAll(SINGLE.map(within))
}

async function dropOld() {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name != KEPT) await caches.delete(name)
}

async function answered(request) {
  const address = folder(request.url), found = await kept(address)
  if (found) return found
  if (request.mode != "navigate") return fetch(request)
  if (!address.endsWith("/") && await kept(address + "/")) return Response.redirect(address + "/")
  try {
    return await fetch(request)
  } catch {
    const missing = await kept(within("404.html"))
    const told = (await missing.text()).replaceAll('class="offline" hidden', 'class="offline"')
    return new Response(told, { status: 404, headers: missing.headers })
  }
}

addEventListener("install", event => event.waitUntil(fetchAll().then(() => skipWaiting())))
addEventListener("activate", event => event.waitUntil(dropOld().then(() => clients.claim())))
addEventListener("fetch", event => {
  const { method, url } = event.request
  if (method == "GET" && url.startsWith(registration.scope)) event.respondWith(answered(event.request))
})
