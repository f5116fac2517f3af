/** An error or warning about a file: the row as a spreadsheet numbers it (the header is row 1), the column by its name. */
export type Problem = { level: 'error' | 'warning'; row: number; column: string | null; message: string }

/** An invalid cell; the message is Croatian and quotes the cell. */
export class CellError extends Error {}

/** 'redak 14, stupac „Zaliha”: …' */
export function describeProblem({ row, column, message }: Problem): string {
  return `redak ${row}${column === null ? '' : `, stupac „${column}”`}: ${message}`
}

const maxLength = 60

/** Quotes a cell on one line, shortened. */
export function quoteCell(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return `„${line.length > maxLength ? `${line.slice(0, maxLength)}…` : line}”`
}
