// The book's own Python, all of it, in a thread beside the page for editors (edit.js): what a question gives, as JSON.
// Everything comes from the folder `desk` of this site. A module: only there a thread can import what starts Python.
"use strict"

let opened = null

async function begun({ folder, locale }) {
  const { loadPyodide } = await import(new URL("pyodide.mjs", folder).href)
  const [python, pack] = await Promise.all([
    loadPyodide({ indexURL: folder }),
    fetch(new URL("book.zip", folder)).then(found => { if (!found.ok) throw new Error("failed"); return found.arrayBuffer() }),
  ])
  python.unpackArchive(pack, "zip", { extractDir: "/desk" })
  python.runPython("import sys; sys.path.insert(0, '/desk/lib'); import libyaml; libyaml.stand_in()")
  return python.pyimport("poker_rulebook.editing.desk").begun("/desk", locale)
}

addEventListener("message", async ({ data: { number, start, asked } }) => {
  try {
    if (start) opened = begun(start)
    const answer = asked ? (await opened).answer(asked) : await opened && ""
    postMessage({ number, answer })
  } catch (error) {
    postMessage({ number, wrong: String(error.message) })
  }
})
