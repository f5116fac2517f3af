import type { ReturnKind, ReturnView } from '@/lib/api/v2/ecommerce/order/office/return.schema'

export const returnViews = ['waiting', 'received', 'over', 'all'] as const satisfies ReturnView[]
export const returnKinds = ['withdrawal', 'complaint', 'goodwill', 'undelivered'] as const satisfies ReturnKind[]

/** What the list shows, as its address says. */
export type ReturnListState = { view: ReturnView; kind: ReturnKind | ''; q: string; page: number }

export type Query = Record<string, string | string[] | undefined>

/** Reads the address; what is not valid counts as not chosen (docs/rules/forms.md#list-state). */
export function parseListState({ view, kind, q, page }: Query): ReturnListState {
  const number = Number(page)
  return {
    view: returnViews.find((one) => one === view) ?? 'waiting',
    kind: returnKinds.find((one) => one === kind) ?? '',
    q: typeof q === 'string' ? q.slice(0, 100) : '',
    page: Number.isInteger(number) && number > 0 && number <= 10_000 ? number : 1,
  }
}

/** The address of a list; what is not chosen is left out. */
export function listQuery({ view, kind, q, page }: ReturnListState): Record<string, string> {
  const all = { view: view === 'waiting' ? '' : view, kind, q, page: page > 1 ? String(page) : '' }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** The list's input of the call. */
export function listInput({ kind, ...state }: ReturnListState) {
  return kind === '' ? state : { ...state, kind }
}
