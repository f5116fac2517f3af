/** Splits a cell into values (docs/rules/import-export.md#cell-lists), without empty ones. */
export function splitList(cell: string, separator: '|' | '>' | ','): string[] {
  return splitAll(cell, separator).filter((one) => one !== '')
}

/** The same with empty values, where the position counts. */
export function splitAll(cell: string, separator: '|' | '>' | ','): string[] {
  const values: string[] = []
  let value = ''
  for (let at = 0; at < cell.length; at++) {
    const [letter = '', next] = [cell[at], cell[at + 1]]
    if (letter === '\\' && (next === separator || next === '\\')) {
      value += next
      at++
    } else if (letter === separator) {
      values.push(value.trim())
      value = ''
    } else value += letter
  }
  return [...values, value.trim()]
}

export function joinList(values: readonly string[], separator: '|' | '>'): string {
  const escaped = values.map((value) => value.replaceAll('\\', '\\\\').replaceAll(separator, `\\${separator}`))
  return escaped.join(` ${separator} `)
}
