"use strict"
// The book's own Python in the page or in a worker, by MicroPython: for who.js, walk.js when it deals a hand, playing.js.
// Everything comes from this site, with the first tap, and is kept by the browser.

// The folder of the interpreter and the language -> a page of poker_rulebook.browser.page; `game`, which reads a game;
// `hands`, which reads what deals hands, asks about them and steps through them; `played`, which reads what plays one with a
// reader; `rulings`, which reads what rules on them; `sums`, which reads the calculators of general rules.
// asked    a game that will be wanted, so that it comes together with the program
globalThis.rulebookInterpreter = async (judge, locale, asked = "") => {
  const fetched = async path => {
    const found = await fetch(new URL(path, judge))
    if (!found.ok) throw new Error(found.status == 404 ? "missing" : "failed")
    return found
  }
  const coming = new Map() // path -> a text that has been asked for ahead, until somebody takes it
  const text = path => {
    const said = coming.get(path) ?? fetched(path).then(found => found.text())
    coming.delete(path)
    return said
  }
  const ahead = path => {
    const said = text(path)
    coming.set(path, said)
    return said.catch(() => "{}") // who takes it is told
  }
  const packed = async path => new Uint8Array(await new Response((await fetched(path)).body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer())
  if (location.protocol == "file:") throw new Error("disk")
  if (typeof WebAssembly != "object" || typeof DecompressionStream != "function") throw new Error("old")
  const link = globalThis.document?.createElement("link") // MicroPython's own script asks for this only once it has been read
  if (link) document.head.append(Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: new URL("micropython.wasm", judge).href }))
  if (asked) ahead(`games/${asked}.json`).then(said => JSON.parse(said).tables?.forEach(name => ahead(`tables/${name}.json`)))
  const started = import(new URL("micropython.mjs", judge).href).then(({ loadMicroPython }) =>
    loadMicroPython({ url: new URL("micropython.wasm", judge).href, heapsize: 8 << 20, stdout: console.log }))
  const [python, engine, book] = await Promise.all([started, packed("engine.pack"), text("book.json")])
  // A pack: a line for each file, with its size and path, a zero, and what stands in them. The first one of the engine reads them.
  let library = null
  const learnPack = (path, bytes) => {
    const end = bytes.indexOf(0), listed = new TextDecoder().decode(bytes.subarray(0, end))
    python.FS.writeFile(`/${path}`, bytes)
    if (!library) {
      const [size, first] = listed.split("\n", 1)[0].split(" ")
      python.FS.writeFile(first.replace(/.*(?=\/)/, ""), bytes.subarray(end + 1, end + 1 + Number(size)))
      library = python.pyimport("library").library
    }
    library.learn(`/${path}`, listed, end + 1)
  }
  learnPack("engine.pack", engine)
  const page = python.pyimport("poker_rulebook.browser.page").Interpreter(book, locale)
  const known = new Map()
  const learn = (path, get, then) => {
    if (!known.has(path)) known.set(path, get(path).then(then).catch(error => { known.delete(path); throw error }))
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
    for (const [list, steps] of Object.entries(lists)) python.FS.writeFile(`/${name}.${list}`, numbers(steps, list.endsWith("keys")))
    page.learn_tables(name, JSON.stringify(categories))
  }
  const game = id => learn(`games/${id}.json`, text, async said => {
    await Promise.all(JSON.parse(said).tables.map(name => learn(`tables/${name}.json`, text, found => table(name, found))))
    page.learn_game(said)
  })
  const program = (file, module) => learn(`${file}.pack`, packed, bytes => {
    learnPack(`${file}.pack`, bytes)
    return python.pyimport(`poker_rulebook.browser.${module}`)
  })
  const hands = () => program("hands", "hands")
  const rulings = async () => {
    await Promise.all([hands(), learn("rulings.json", text, said => page.learn_rulings(said))])
    return program("rulings", "irregular")
  }
  const played = () => hands().then(() => program("playing", "played"))
  const sums = () => program("sums", "worked")
  return { page, game, hands, played, rulings, sums }
}
