import type { Href } from '@/lib/i18n/navigation'
import type { Selection } from './selection/selection'

export type Column = {
  key: string
  header: string
  /** A track of a CSS grid, such as '14rem'. On the phone a row's cells stand below each other. */
  width: string
  align?: 'end'
  /** The order that is shown, if it is this column's, and where the other one leads. */
  sort?: { href: Href; direction: 'ascending' | 'descending' }
}

/** Rows that can be chosen; `labelOf` names a row. */
export type TableSelection<Row> = {
  value: Selection
  /** The list's query without its page; another one finds other rows. */
  list: string
  onChange: (next: Selection) => void
  idOf: (row: Row) => number
  labelOf: (row: Row) => string
}
