const candidates = [';', ',', '\t', '|'] as const
export type Delimiter = (typeof candidates)[number]

/** Lines searched for the header. */
const maxBlankLines = 1000

/** docs/rules/import-export.md#csv-detection */
export function detectDelimiter(start: string): { delimiter: Delimiter; skipLines: 0 | 1 } {
  const declared = /^sep=([;,\t|])\r?\n/i.exec(start)
  if (declared) return { delimiter: candidates.find((one) => one === declared[1]) ?? ';', skipLines: 1 }
  const header = outsideQuotes(start)
  const counts = candidates.map((delimiter) => ({ delimiter, count: header.split(delimiter).length - 1 }))
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one))
  return { delimiter: best.delimiter, skipLines: 0 }
}

/** The first line that has letters, without quoted cells, which may contain line breaks and delimiters. */
function outsideQuotes(start: string) {
  const lines = start.replaceAll(/"(?:[^"]|"")*"/g, '""').split(/\r\n|\n|\r/, maxBlankLines)
  return lines.find((line) => !/^[\s;,|]*$/.test(line)) ?? ''
}
