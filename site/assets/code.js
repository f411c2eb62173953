"use strict"
// A text as a QR code (ISO/IEC 18004): bytes at level M, versions 2 to 9, always the first mask, as readers take any.
// `rulebookCode(text)` gives the rows of its dark places without a border; null where the text is too long.

{
  /** @type {Record<number, [number, number[]]>} */
  const BLOCKS = { // version -> bytes of correction of a block, bytes of data of each block
    2: [16, [28]], 3: [26, [44]], 4: [18, [32, 32]], 5: [24, [43, 43]], 6: [16, [27, 27, 27, 27]],
    7: [18, [31, 31, 31, 31]], 8: [22, [38, 38, 39, 39]], 9: [22, [36, 36, 36, 37, 37]],
  }
  const POWERS = [], LOGS = [] // of 2 in the field of 256 elements
  for (let n = 0, x = 1; n < 255; n++, x = x << 1 ^ (x > 127 ? 0x11d : 0)) { POWERS[n] = x; LOGS[x] = n }
  const times = (one, other) => one && other ? POWERS[(LOGS[one] + LOGS[other]) % 255] : 0
  const bit = (number, place) => number >> place & 1
  const sum = numbers => numbers.reduce((total, it) => total + it, 0)

  // What is left of a polynomial over two elements when it is divided by another one, below it.
  function remainder(number, count, divisor) {
    let rest = number
    for (let n = 0; n < count; n++) rest = rest << 1 ^ (rest >> count - 1 & 1) * divisor
    return number << count | rest
  }

  // The bytes of correction for some bytes.
  function correction(bytes, count) {
    let divisor = [1]
    for (let n = 0; n < count; n++) {
      const next = [...divisor, 0]
      divisor.forEach((it, at) => next[at + 1] ^= times(it, POWERS[n]))
      divisor = next
    }
    const rest = [...bytes, ...Array(count).fill(0)]
    bytes.forEach((_, at) => {
      const factor = rest[at]
      divisor.forEach((it, n) => rest[at + n] ^= times(it, factor))
    })
    return rest.slice(bytes.length)
  }

  // The text with what fills it up, block by block, and then turn by turn.
  function codewords(bytes, [count, lengths]) {
    const full = [0x40 | bytes.length >> 4]
    bytes.forEach((byte, at) => full.push((at ? bytes[at - 1] : bytes.length) << 4 & 0xff | byte >> 4))
    full.push(bytes.at(-1) << 4 & 0xff)
    for (let n = 0; full.length < sum(lengths); n++) full.push(n % 2 ? 0x11 : 0xec)
    const blocks = lengths.map((length, n) => full.slice(sum(lengths.slice(0, n)), sum(lengths.slice(0, n + 1))))
    const turns = parts => Array.from({ length: Math.max(...parts.map(it => it.length)) }, (_, n) => parts.flatMap(it => it[n] ?? [])).flat()
    return [...turns(blocks), ...turns(blocks.map(it => correction(it, count)))]
  }

  // What every symbol of that version has; null where the text goes.
  function patterns(version) {
    const size = 17 + 4 * version, rows = Array.from({ length: size }, () => Array(size).fill(null))
    const square = (row, column, reach, dark) => {
      for (let r = -reach; r <= reach; r++) for (let c = -reach; c <= reach; c++)
        if (rows[row + r]?.[column + c] !== undefined) rows[row + r][column + c] = dark(Math.max(Math.abs(r), Math.abs(c)))
    }
    for (let n = 0; n < size; n++) rows[6][n] = rows[n][6] = n % 2 == 0
    for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]]) square(row, column, 4, far => far != 2 && far != 4)
    const middles = version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7]
    for (const row of middles) for (const column of middles)
      if (rows[row][column] === null || row != column && middles.length > 2 && (row == middles[1] || column == middles[1])) square(row, column, 2, far => far != 1)
    const format = remainder(0, 10, 0x537) ^ 0x5412
    for (let n = 0; n < 15; n++) {
      const dark = bit(format, n) == 1
      rows[n < 6 ? n : n < 8 ? n + 1 : size - 15 + n][8] = dark
      rows[8][n < 8 ? size - 1 - n : n == 8 ? 7 : 14 - n] = dark
    }
    rows[size - 8][8] = true
    const versions = remainder(version, 12, 0x1f25)
    for (let n = 0; n < (version > 6 ? 18 : 0); n++) {
      const near = Math.floor(n / 3), far = size - 11 + n % 3
      rows[near][far] = rows[far][near] = bit(versions, n) == 1
    }
    return rows
  }

  globalThis.rulebookCode = text => {
    const bytes = [...new TextEncoder().encode(text)]
    const version = Object.keys(BLOCKS).map(Number).find(it => bytes.length + 2 <= sum(BLOCKS[it][1]))
    if (!version) return null
    const rows = patterns(version), size = rows.length
    const bits = codewords(bytes, BLOCKS[version]).flatMap(byte => Array.from({ length: 8 }, (_, n) => bit(byte, 7 - n)))
    for (let right = size - 1, up = true; right > 0; right -= right == 8 ? 3 : 2, up = !up)
      for (let n = 0; n < size; n++) for (const column of [right, right - 1]) {
        const row = up ? size - 1 - n : n
        if (rows[row][column] === null) rows[row][column] = (bits.shift() ?? 0) != ((row + column) % 2 == 0 ? 1 : 0)
      }
    return rows
  }
  // The code as a picture, with the border that it needs; "" where the text is too long.    label    what it is called
  globalThis.rulebookCodePicture = (text, label) => {
    const rows = globalThis.rulebookCode(text)
    if (!rows) return ""
    const runs = rows.flatMap((row, y) => [...row.map(dark => dark ? "#" : " ").join("").matchAll(/#+/g)].map(run => `M${run.index} ${y}.5h${run[0].length}`))
    return `<svg class="code" width="${rows.length}" height="${rows.length}" viewBox="-4 -4 ${rows.length + 8} ${rows.length + 8}" role="img" aria-label="${label}">`
      + `<rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/><path stroke="#000" d="${runs.join("")}"/></svg>`
  }
}
