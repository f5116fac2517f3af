import type { OrderView } from '@/lib/api/v2/ecommerce/order/office.schema'

/** The views of orders that one prints from. */
export const printViews = ['pack', 'send', 'sent', 'all'] as const satisfies OrderView[]

/** What the list shows, as its address says (docs/rules/printing.md#print-screen). */
export type PrintState = { view: (typeof printViews)[number]; q: string; page: number }

type Query = Record<string, string | string[] | undefined>

/** Reads the address; what is not valid counts as not chosen. */
export function parsePrintState({ view, q, page }: Query): PrintState {
  const number = Number(page)
  return {
    view: printViews.find((one) => one === view) ?? 'pack',
    q: typeof q === 'string' ? q.slice(0, 100) : '',
    page: Number.isInteger(number) && number > 0 && number <= 10_000 ? number : 1,
  }
}

/** The address of a list; what is not chosen is left out. */
export function printQueryOf({ view, q, page }: PrintState): Record<string, string> {
  return { view, ...(q && { q }), ...(page > 1 && { page: String(page) }) }
}
