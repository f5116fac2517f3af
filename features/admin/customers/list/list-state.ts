import type { CustomerView } from '@/lib/api/v1/user/office/customer.schema'

export const customerViews = ['all', 'accounts', 'guests', 'blocked'] as const satisfies CustomerView[]

/** What the list shows, as its address says. */
export type CustomerListState = { view: CustomerView; q: string; tag: string; newsletter: 'yes' | 'no' | ''; page: number }

export type Query = Record<string, string | string[] | undefined>

/** Reads the address; what is not valid counts as not chosen (docs/rules/forms.md#list-state). */
export function parseListState({ view, q, tag, newsletter, page }: Query): CustomerListState {
  const number = Number(page)
  return {
    view: customerViews.find((one) => one === view) ?? 'all',
    q: typeof q === 'string' ? q.slice(0, 100) : '',
    tag: typeof tag === 'string' ? tag.slice(0, 40) : '',
    newsletter: newsletter === 'yes' || newsletter === 'no' ? newsletter : '',
    page: Number.isInteger(number) && number > 0 && number <= 10_000 ? number : 1,
  }
}

/** The address of a list; what is not chosen is left out. */
export function listQuery({ view, q, tag, newsletter, page }: CustomerListState): Record<string, string> {
  const all = { view: view === 'all' ? '' : view, q, tag, newsletter, page: page > 1 ? String(page) : '' }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** The list's input of the call. */
export function listInput({ newsletter, ...state }: CustomerListState) {
  return newsletter === '' ? state : { ...state, newsletter: newsletter === 'yes' }
}
