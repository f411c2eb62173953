// What the scripts of the pages find there, for the check of their types.

// Which kind of element a selector finds, and what an event happens to, is known by the page alone.
interface ParentNode {
  querySelector(selectors: string): any
  querySelectorAll(selectors: string): NodeListOf<any>
}
interface Element { closest(selectors: string): any }
interface Navigator { connection?: { saveData: boolean } }

// One of the kinds of what the search finds: game, mix, rule, chapter, word, ranking, option, example
type Kind = string
interface Found { kind: Kind, place: string, title: string, under: string, text: string, outline?: string }
// kind, place, title, what it belongs to, other names, text, small picture of a game
type Row = [Kind, string, string, string, string[], string, string?]
// the same by their fields
type Fields = [Kind[], string[], string[], string[], string[][], string[], string[]?]

// rulebook.js
declare var rulebookMeant: (said: string, games: any[][]) => string | undefined
// playing.js, a worker
declare function importScripts(...addresses: string[]): void
// found.js
declare function rulebookFind(text: string, within?: (record: Found) => boolean): Found[]
declare function rulebookTerms(text: string): string[]
declare function rulebookRecords(fields: Fields): void
declare function rulebookWords(words: {
  small: string[], about: string[], alike: string[][], forms?: string[][], asking?: string[], short?: Record<string, string>,
}): void
// search.js
declare function rulebookExcerpt(text: string, wanted: string[]): string
declare function rulebookPieces(text: string, wanted: string[]): string[]
declare function rulebookFirstLine(text: string, wanted: string[]): string
// find.js
declare function rulebookDealt<Row extends { dataset: { family?: string } }>(rows: Row[], seed: number, weight?: (row: Row) => number, mixed?: boolean): Row[]
declare var rulebookCompared: (compared: any) => void
// options.js
type Edit = [start: number, end: number, texts: number[]]
type Chosen = Record<string, string>
declare var rulebookChoices: {
  spelled(choices: Chosen): string
  read(text: string, offered: Record<string, string[]>): Chosen | null
  refused(choices: Chosen, pairs: [option: string, choice: string][][]): boolean
  combined(place: { pieces: number[], edits: Record<string, Edit[]> }, choices: Chosen, order: string[]): number[]
}
declare var rulebookOptions: (tables: any) => void
declare var rulebookTable: Chosen | undefined
// preset.js, slip.js, code.js
type Taken = [choice: string, html: string, onlyInTournaments: number]
declare var rulebookPresets: {
  words: any, presets: Record<string, { name: string, rulings: Record<string, Taken> }>
}
declare var rulebookPreset: {
  readonly asked: string
  readonly name: string
  readonly rulings: Record<string, Taken>
  ruling(rule: string): { choice: string, html: string, name: string } | null
} | undefined
declare var rulebookSlip: (ruling: {
  asks: string[], page?: string, rule: string, edition: string, preset?: string, answers: string[], outcome: string,
  note?: string, keep?: (line: string, link: string) => string,
}) => HTMLElement
declare var rulebookIncident: (box: HTMLElement, table: () => any) => { begin: () => void }
declare var rulebookCode: (text: string) => boolean[][] | null
declare var rulebookCodePicture: (text: string, label: string) => string
// judge.js, who.js
declare var rulebookInterpreter: (judge: URL, locale: string, asked?: string) => Promise<any>
declare var rulebookJudge: any
declare function rulebookCards(said: string): string[] & { rest: string }
// walk.js
declare var rulebookWalks: any
// of the theme
declare var __md_get: ((name: string) => any) | undefined
