/** What a file says wrongly, or what is worth knowing about it: the row as a spreadsheet counts it (the header is row 1), the column by its name. */
export type Problem = { level: 'error' | 'warning'; row: number; column: string | null; message: string }

/** A cell that cannot be understood; its message is Croatian and names the cell's text. */
export class CellError extends Error {}

/** 'redak 14, stupac „Zaliha”: …' */
export function describeProblem({ row, column, message }: Problem): string {
  return `redak ${row}${column === null ? '' : `, stupac „${column}”`}: ${message}`
}

const longest = 60

/** A cell's text as a message shows it: on one line and not for ever. */
export function shown(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return `„${line.length > longest ? `${line.slice(0, longest)}…` : line}”`
}
