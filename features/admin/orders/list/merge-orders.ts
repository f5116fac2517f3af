type Row = { id: number; createdAt: string }
type Page<R extends Row> = { records: R[]; page: number; totalPages: number }
type Sort = 'oldest' | 'newest'

type Merge<P> = {
  shown: P
  fresh: P
  sort: Sort
  /** The orders that were placed since the page was loaded. */
  placed: ReadonlySet<number>
}

type Merged<P> = {
  page: P
  /** The new orders that wait to be shown. What else the fresh page has moved up from the next one, or down from the one before. */
  waiting: number[]
  /** The shown rows that the view no longer has. */
  gone: number[]
}

/** The rows that are shown, with what is known now, in the places where they are. */
export function mergeOrders<R extends Row, P extends Page<R>>({ shown, fresh, sort, placed }: Merge<P>): Merged<P> {
  const freshById = new Map(fresh.records.map((row) => [row.id, row]))
  const shownIds = new Set(shown.records.map(({ id }) => id))
  return {
    // Its counts are those of now.
    page: { ...fresh, records: shown.records.map((row) => freshById.get(row.id) ?? row) },
    waiting: fresh.page === 1 ? fresh.records.map(({ id }) => id).filter((id) => placed.has(id) && !shownIds.has(id)) : [],
    gone: shown.records.filter((row) => !freshById.has(row.id) && belongsOnPage(row, fresh, sort)).map(({ id }) => id),
  }
}

/** Whether the row would stand on the page if the view still had it; others may only have moved to a neighbouring page. */
function belongsOnPage(row: Row, { records, page, totalPages }: Page<Row>, sort: Sort): boolean {
  const [first, last] = [records[0], records.at(-1)]
  const isAfterFirst = page === 1 || (first !== undefined && compare(first, row, sort) < 0)
  const isBeforeLast = page >= totalPages || (last !== undefined && compare(row, last, sort) < 0)
  return isAfterFirst && isBeforeLast
}

/** As the server sorts (server/modules/order-office/chosen-orders.ts). */
function compare(one: Row, other: Row, sort: Sort): number {
  const rising = Date.parse(one.createdAt) - Date.parse(other.createdAt) || one.id - other.id
  return sort === 'oldest' ? rising : -rising
}

type Reading = {
  /** Of the list. */
  page: number
  /** How far the screen is scrolled, px. */
  scrollY: number
  /** Since the last movement of pointer or key, ms. */
  idleMs: number
  /** Whether the keyboard stands in the list, or a dialog is open over it. */
  isBusy: boolean
}

const nearTopPx = 80
const restMs = 3000

/** Whether the list may move under the reader: they are at its top and do nothing (docs/rules/administration.md#live-orders). */
export function mayInsert({ page, scrollY, idleMs, isBusy }: Reading): boolean {
  return page === 1 && scrollY <= nearTopPx && idleMs >= restMs && !isBusy
}
