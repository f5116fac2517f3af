import type { PrivacyKind, PrivacyView } from '@/lib/api/v1/gdpr/office/request.schema'

export const privacyViews = ['active', 'late', 'unconfirmed', 'closed', 'all'] as const satisfies PrivacyView[]
export const privacyKinds = ['access', 'erasure', 'rectification'] as const satisfies PrivacyKind[]

/** What the list shows, as its address says. */
export type PrivacyListState = { view: PrivacyView; kind: PrivacyKind | ''; q: string; page: number }

export type Query = Record<string, string | string[] | undefined>

/** Reads the address; what is not valid counts as not chosen (docs/rules/forms.md#list-state). */
export function parseListState({ view, kind, q, page }: Query): PrivacyListState {
  const number = Number(page)
  return {
    view: privacyViews.find((name) => name === view) ?? 'active',
    kind: privacyKinds.find((name) => name === kind) ?? '',
    q: typeof q === 'string' ? q.slice(0, 100) : '',
    page: Number.isInteger(number) && number > 0 && number <= 10_000 ? number : 1,
  }
}

/** The address of a list; what is not chosen is left out. */
export function listQuery({ view, kind, q, page }: PrivacyListState): Record<string, string> {
  const all = { view: view === 'active' ? '' : view, kind, q, page: page > 1 ? String(page) : '' }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** The list's input of the call. */
export function listInput({ kind, ...state }: PrivacyListState) {
  return kind === '' ? state : { ...state, kind }
}
