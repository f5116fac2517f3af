import { headerKey, type Row } from './read-csv'
import { CellError, type Problem } from '@/server/modules/product/import-export/record/problem'

/** Reads one row column by column and collects its problems. */
export class RowReader {
  readonly problems: Problem[] = []

  constructor(
    readonly row: Row,
    /** The file's spelling of each header, by its key. */
    readonly headers: ReadonlyMap<string, string>,
  ) {}

  has(column: string): boolean {
    return this.row.cells.has(headerKey(column))
  }

  /** The raw cell; empty without such a column. */
  text(column: string): string {
    return this.row.cells.get(headerKey(column)) ?? ''
  }

  /** The parsed cell; undefined without such a column, and for an invalid cell, which adds an error. */
  read<T>(column: string, parse: (cell: string) => T): T | undefined {
    const cell = this.row.cells.get(headerKey(column))
    if (cell === undefined) return undefined
    try {
      return parse(cell)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      this.error(column, error.message)
      return undefined
    }
  }

  error(column: string | null, message: string) {
    this.#note('error', column, message)
  }

  warn(column: string | null, message: string) {
    this.#note('warning', column, message)
  }

  get hasErrors(): boolean {
    return this.problems.some(({ level }) => level === 'error')
  }

  /** The column in the file's spelling. */
  nameOf(column: string): string {
    return this.headers.get(headerKey(column)) ?? column
  }

  #note(level: Problem['level'], column: string | null, message: string) {
    this.problems.push({ level, row: this.row.number, column: column === null ? null : this.nameOf(column), message })
  }
}

/** Parses an empty cell as undefined: the value stays. For fields that every product needs. */
export function emptyAsUndefined<T>(parse: (cell: string) => T) {
  return (cell: string): T | undefined => (cell.trim() === '' ? undefined : parse(cell))
}

/** Parses an empty cell as null: no value. */
export function emptyAsNull<T>(parse: (cell: string) => T) {
  return (cell: string): T | null => (cell.trim() === '' ? null : parse(cell))
}
