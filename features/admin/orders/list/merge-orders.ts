type Row = { id: number }
type Page<R extends Row> = { records: R[]; page: number }

/**
 * The rows that are shown, with what is known now, in the places where they are; and the orders of the fresh page that wait to be shown. On a later page
 * those are only what earlier pages pushed down.
 */
export function mergeOrders<R extends Row, P extends Page<R>>(shown: P, fresh: P): { page: P; waiting: number[] } {
  const freshById = new Map(fresh.records.map((row) => [row.id, row]))
  const shownIds = new Set(shown.records.map(({ id }) => id))
  const added = fresh.records.filter(({ id }) => !shownIds.has(id)).map(({ id }) => id)
  return {
    // Its counts are those of now.
    page: { ...fresh, records: shown.records.map((row) => freshById.get(row.id) ?? row) },
    waiting: fresh.page === 1 ? added : [],
  }
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
