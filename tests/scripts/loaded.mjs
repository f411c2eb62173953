// A script of the pages, run here as a browser runs it, but without a page.
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import vm from "node:vm"

export function load(name) {
  const path = fileURLToPath(new URL(`../../site/assets/${name}.js`, import.meta.url))
  vm.runInThisContext(readFileSync(path, "utf8"), { filename: path })
}

// The same as plain data of this file.
export const plain = value => JSON.parse(JSON.stringify(value))
