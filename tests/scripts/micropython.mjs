// The program of a page without a page: node micropython.mjs FOLDER OF MICROPYTHON, with {files: {path: text}, modules: [...]}
// on its input. Imports each module, and prints what goes wrong.
import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"

const folder = pathToFileURL(process.argv[2] + "/")
const { files, modules } = JSON.parse(readFileSync(0, "utf8"))
const { loadMicroPython } = await import(new URL("micropython.mjs", folder).href)
const python = await loadMicroPython({ url: new URL("micropython.wasm", folder).pathname, heapsize: 8 << 20 })
const made = new Set()

function makeFolder(path) {
  if (!path || made.has(path) || python.FS.analyzePath(path).exists) return
  makeFolder(path.slice(0, path.lastIndexOf("/")))
  python.FS.mkdir(path)
  made.add(path)
}

for (const [name, text] of Object.entries(files)) {
  const path = `/lib/${name}`
  makeFolder(path.slice(0, path.lastIndexOf("/")))
  python.FS.writeFile(path, name.endsWith(".mpy") ? Buffer.from(text, "hex") : text)
}
python.runPython("import sys\nif '/lib' not in sys.path: sys.path.append('/lib')")
for (const module of modules)
  try { python.runPython(`import ${module}`) }
  catch (error) { console.log(`${module}: ${error}`) }
