// The search of a page without a page: node finding.mjs RECORDS... Each line of its input is a text that somebody types, in JSON,
// and each line of its output the places that are found, in order.
import { readFileSync } from "node:fs"
import { createInterface } from "node:readline"
import vm from "node:vm"
import { load } from "./loaded.mjs"

load("found")
for (const path of process.argv.slice(2)) vm.runInThisContext(readFileSync(path, "utf8"), { filename: path })
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(rulebookFind(JSON.parse(line)).map(record => record.place)))
