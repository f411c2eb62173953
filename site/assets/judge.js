"use strict"
// The book's own Python in the page, by MicroPython: for site/assets/who.js, and for walk.js when it deals a hand.
// Everything comes from this site, with the first tap, and is kept by the browser.

// The folder of the interpreter and the language -> a page of poker_rulebook.browser.page; `game`, which reads a game;
// `hands`, which reads what deals hands, asks about them and steps through them; `played`, which reads what plays one with a
// reader; `rulings`, which reads what rules on them; `sums`, which reads the calculators of general rules.
globalThis.rulebookInterpreter = async (judge, locale) => {
  const text = async path => {
    const found = await fetch(new URL(path, judge))
    if (!found.ok) throw new Error(found.status == 404 ? "missing" : "failed")
    return found.text()
  }
  if (location.protocol == "file:") throw new Error("disk")
  if (typeof WebAssembly != "object") throw new Error("old")
  const early = document.createElement("link") // MicroPython's own script asks for this only once it has been read
  document.head.append(Object.assign(early, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: new URL("micropython.wasm", judge).href }))
  const [{ loadMicroPython }, engine, phrases, book] = await Promise.all([
    import(new URL("micropython.mjs", judge).href), text("engine.json"), text("words.json"), text("book.json"),
  ])
  const python = await loadMicroPython({ url: new URL("micropython.wasm", judge).href, heapsize: 8 << 20, stdout: console.log })
  const made = new Set(), encoder = new TextEncoder()
  const put = (path, content) => {
    const folders = path.split("/").slice(0, -1)
    folders.forEach((_, n) => {
      const folder = "/" + folders.slice(0, n + 1).join("/")
      if (!made.has(folder) && folder != "/lib") python.FS.mkdir(folder)
      made.add(folder)
    })
    python.FS.writeFile("/" + path, typeof content == "string" ? encoder.encode(content) : content) // it is slow in writing texts
  }
  if (!python.FS.analyzePath("/lib").exists) python.FS.mkdir("/lib")
  const digit = sign => sign - (sign < 58 ? 48 : 87)
  const bytes = hex => Uint8Array.from({ length: hex.length / 2 }, (_, n) => digit(hex.charCodeAt(2 * n)) << 4 | digit(hex.charCodeAt(2 * n + 1)))
  const modules = said => { // compiled, or as text where the site was built without a compiler
    for (const [path, content] of Object.entries(JSON.parse(said))) put("lib/" + path, path.endsWith(".mpy") ? bytes(content) : content)
  }
  modules(engine)
  for (const [language, files] of Object.entries(JSON.parse(phrases)))
    for (const [name, content] of Object.entries(files)) put(`lib/poker_rulebook/view/locale/${language}/${name}`, content)
  python.runPython("import sys\nif '/lib' not in sys.path: sys.path.append('/lib')")
  const page = python.pyimport("poker_rulebook.browser.page").Interpreter(book, locale)
  const known = new Map()
  const learn = (path, then) => {
    if (!known.has(path)) known.set(path, text(path).then(then).catch(error => { known.delete(path); throw error }))
    return known.get(path)
  }
  // Numbers in a row, as bytes, for Python would take long over them: how much each differs from the one before, and how often
  // that comes; [1, 3] is 1, 2, 3.    wide    of 64 bits
  const numbers = (steps, wide) => {
    const found = [], kind = wide ? BigInt : Number
    let number = /** @type {any} */ (kind(0))
    for (let place = 0; place < steps.length; place += 2)
      for (let step = kind(steps[place]), n = steps[place + 1]; n; n--) found.push(number += step)
    return new Uint8Array((wide ? BigUint64Array.from(found) : Uint32Array.from(found)).buffer)
  }
  const table = (name, said) => {
    const { categories, lists } = JSON.parse(said)
    for (const [list, steps] of Object.entries(lists)) put(`tables/${name}/${list}`, numbers(steps, list.endsWith("keys")))
    page.learn_tables(name, JSON.stringify(categories))
  }
  const game = id => learn(`games/${id}.json`, async said => {
    await Promise.all(JSON.parse(said).tables.map(name => learn(`tables/${name}.json`, found => table(name, found))))
    page.learn_game(said)
  })
  const program = (file, module) => learn(`${file}.json`, said => {
    modules(said)
    return python.pyimport(`poker_rulebook.browser.${module}`)
  })
  const hands = () => program("hands", "hands")
  const rulings = () => hands().then(() => program("rulings", "irregular"))
  const played = () => hands().then(() => program("playing", "played"))
  const sums = () => program("sums", "worked")
  return { page, game, hands, played, rulings, sums }
}
