import type { InputOf } from '@/lib/api/endpoint'
import type { officeInvoiceApi } from '@/lib/api/v1/invoice/office'

export const invoiceKinds = ['all', 'invoice', 'credit'] as const
export const invoiceStates = ['all', 'valid', 'partly', 'reversed'] as const
export const fiscalStates = ['all', 'waiting', 'failed', 'done'] as const

/** What the list shows, as its address says (docs/rules/invoices.md#invoice-list). */
export type InvoiceListState = {
  q: string
  /** '2026-11', or '' for all. */
  month: string
  kind: (typeof invoiceKinds)[number]
  state: (typeof invoiceStates)[number]
  fiscal: (typeof fiscalStates)[number]
  /** Where the page begins; of the two at most one, null: with the newest. */
  before: number | null
  after: number | null
}

type Query = Record<string, string | string[] | undefined>

/** Reads the address; what is not valid counts as not chosen. */
export function parseInvoiceState(query: Query): InvoiceListState {
  const before = idOf(query.before)
  return {
    q: typeof query.q === 'string' ? query.q.slice(0, 100) : '',
    month: typeof query.month === 'string' && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(query.month) ? query.month : '',
    kind: invoiceKinds.find((kind) => kind === query.kind) ?? 'all',
    state: invoiceStates.find((state) => state === query.state) ?? 'all',
    fiscal: fiscalStates.find((state) => state === query.fiscal) ?? 'all',
    before,
    after: before === null ? idOf(query.after) : null,
  }
}

/** The address of a list; what is not chosen is left out. */
export function invoiceQueryOf({ q, month, kind, state, fiscal, before, after }: InvoiceListState): Record<string, string> {
  const all = {
    q,
    month,
    kind: kind === 'all' ? '' : kind,
    state: state === 'all' ? '' : state,
    fiscal: fiscal === 'all' ? '' : fiscal,
    before: before === null ? '' : String(before),
    after: after === null ? '' : String(after),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** The choice as the API takes it. */
export function invoiceChoice({ q, month, kind, state, fiscal, before, after }: InvoiceListState): InputOf<typeof officeInvoiceApi.filter> {
  return { q, kind, state, fiscal, ...(month && { month }), ...(before === null ? {} : { before }), ...(after === null ? {} : { after }) }
}

export function isFiltered({ q, month, kind, state, fiscal }: InvoiceListState) {
  return q !== '' || month !== '' || kind !== 'all' || state !== 'all' || fiscal !== 'all'
}

/** The last 24 months up to the given one, and the chosen one where it is older: newest first. */
export function monthsUntil(latest: string, chosen = ''): string[] {
  const [year = 0, month = 0] = latest.split('-').map(Number)
  const months = Array.from({ length: 24 }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7))
  return chosen === '' || months.includes(chosen) ? months : [...months, chosen].toSorted().toReversed()
}

function idOf(parameter: string | string[] | undefined): number | null {
  const id = Number(parameter)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null
}
