import { headerKey, type Row } from './csv/read-csv'
import { CellError, type Problem } from './problem'

/** Reads one row column by column and keeps what is wrong with it. */
export class RowReader {
  readonly problems: Problem[] = []

  constructor(
    readonly row: Row,
    /** The file's own spelling of a header, by its key. */
    readonly headers: ReadonlyMap<string, string>,
  ) {}

  has(column: string): boolean {
    return this.row.cells.has(headerKey(column))
  }

  /** The cell as it stands, empty without such a column. */
  text(column: string): string {
    return this.row.cells.get(headerKey(column)) ?? ''
  }

  /** The cell's meaning; undefined without such a column, and where the cell is wrong, which is then noted. */
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

  get isWrong(): boolean {
    return this.problems.some(({ level }) => level === 'error')
  }

  /** The column as the file spells it. */
  nameOf(column: string): string {
    return this.headers.get(headerKey(column)) ?? column
  }

  #note(level: Problem['level'], column: string | null, message: string) {
    this.problems.push({ level, row: this.row.number, column: column === null ? null : this.nameOf(column), message })
  }
}

/** An empty cell says nothing, so that what is there stays; for what no product can be without. */
export function orUnsaid<T>(parse: (cell: string) => T) {
  return (cell: string): T | undefined => (cell.trim() === '' ? undefined : parse(cell))
}

/** An empty cell is "none", any other is what `parse` makes of it. */
export function orNull<T>(parse: (cell: string) => T) {
  return (cell: string): T | null => (cell.trim() === '' ? null : parse(cell))
}
