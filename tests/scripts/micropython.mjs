// The program of a page without a page: node micropython.mjs FOLDER OF MICROPYTHON, with {pack: in base 64, modules: [...]}
// on its input. Imports each module, and prints what goes wrong.
import { readFileSync } from "node:fs"
import { fileURLToPath, pathToFileURL } from "node:url"
import { gunzipSync } from "node:zlib"

const folder = pathToFileURL(process.argv[2] + "/")
const { pack, modules } = JSON.parse(readFileSync(0, "utf8"))
const { loadMicroPython } = await import(new URL("micropython.mjs", folder).href)
const python = await loadMicroPython({ url: fileURLToPath(new URL("micropython.wasm", folder)), heapsize: 8 << 20 })
const bytes = gunzipSync(Buffer.from(pack, "base64")), end = bytes.indexOf(0), listed = bytes.subarray(0, end).toString()
const [size, first] = listed.split("\n", 1)[0].split(" ")
python.FS.writeFile("/engine.pack", bytes)
python.FS.writeFile(first.replace(/.*(?=\/)/, ""), bytes.subarray(end + 1, end + 1 + Number(size)))
python.pyimport("library").library.learn("/engine.pack", listed, end + 1)
for (const module of modules)
  try { python.runPython(`import ${module}`) }
  catch (error) { console.log(`${module}: ${error}`) }
