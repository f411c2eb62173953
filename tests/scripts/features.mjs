// What the style sheets use that a browser of the floor does not know: node features.mjs FOLDER OF NODE_MODULES
// The floor stands in package.json, as `browserslist`; eslint asks the same of the scripts.
import { readFileSync, readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { resolve } from "node:path"

// Where it is not known, nothing is lost but comfort.
const COMFORT = {
  "css-content-visibility": "parts below the screen are drawn at once",
  "css-media-scripting": "what needs a script is shown without one, and says so",
  "css-paged-media": "the margins of printed pages are those of the browser",
  "css-resize": "a field for text keeps its size",
  "css-scrollbar": "a row that scrolls shows its bar",
  "css-touch-action": "two quick taps may enlarge the page",
}

const require = createRequire(resolve(process.argv[2], "x"))
const found = require("doiuse"), doiuse = found.default ?? found, postcss = require("postcss")
const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"))
const unknown = new Set(), used = new Set()
const plugin = doiuse({
  browsers: browserslist,
  onFeatureUsage: ({ feature, featureData, usage }) => {
    if (!featureData.missing) return
    used.add(feature)
    const { input, start } = usage.source
    if (!(feature in COMFORT)) unknown.add(`${input.file}:${start.line}: ${feature}: ${featureData.missing} does not know it`)
  },
})
for (const name of readdirSync("site/assets").filter(name => name.endsWith(".css")))
  await postcss([plugin]).process(readFileSync(`site/assets/${name}`, "utf8"), { from: `site/assets/${name}` })
for (const feature of Object.keys(COMFORT).filter(feature => !used.has(feature))) unknown.add(`${feature} is not used any more: take it out of features.mjs`)
for (const each of unknown) console.log(each)
process.exitCode = unknown.size ? 1 : 0
