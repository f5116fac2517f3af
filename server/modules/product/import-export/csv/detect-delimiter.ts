const candidates = [';', ',', '\t', '|'] as const
export type Delimiter = (typeof candidates)[number]

/**
 * What parts the cells, by the header: the candidate that occurs most often outside quotes. Croatian Excel writes semicolons, the world
 * commas, and "Unicode text" tabs. A first line `sep=;` is Excel's own way of saying it.
 */
export function detectDelimiter(start: string): { delimiter: Delimiter; skipLines: 0 | 1 } {
  const told = /^sep=([;,\t|])\r?\n/i.exec(start)
  if (told) return { delimiter: candidates.find((one) => one === told[1]) ?? ';', skipLines: 1 }
  const header = outsideQuotes(start)
  const counts = candidates.map((delimiter) => ({ delimiter, count: header.split(delimiter).length - 1 }))
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one))
  return { delimiter: best.delimiter, skipLines: 0 }
}

/** The first line without what stands in quotes, which may hold line breaks and delimiters of its own. */
function outsideQuotes(start: string) {
  return start.replaceAll(/"(?:[^"]|"")*"/g, '""').split(/\r\n|\n|\r/, 1)[0] ?? ''
}
