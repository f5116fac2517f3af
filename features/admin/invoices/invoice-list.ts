import { defineList, type Query } from '@/features/admin/table/define-list'
import { oneOf, rowOf, wordsOf } from '@/features/admin/table/list-parameters'
import type { InputOf } from '@/lib/api/endpoint'
import type { officeInvoiceApi } from '@/lib/api/v1/invoice/office'

export const invoiceKinds = ['all', 'invoice', 'credit'] as const
export const invoiceStates = ['all', 'valid', 'partly', 'reversed'] as const
export const fiscalStates = ['all', 'waiting', 'failed', 'done'] as const

/** What the list shows, as its address says (docs/rules/invoices.md#invoice-list). Of `before` and `after` at most one says where the page begins. */
export const invoiceList = defineList({
  path: '/admin/invoices',
  parse: (query: Query) => {
    const before = rowOf(query.before)
    const { month } = query
    return {
      q: wordsOf(query.q),
      month: typeof month === 'string' && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(month) ? month : '',
      kind: oneOf(query.kind, invoiceKinds, 'all'),
      state: oneOf(query.state, invoiceStates, 'all'),
      fiscal: oneOf(query.fiscal, fiscalStates, 'all'),
      before,
      after: before === null ? rowOf(query.after) : null,
    }
  },
})

export type InvoiceListState = ReturnType<typeof invoiceList.parse>

/** The choice as the API takes it. */
export function invoiceChoice({ q, month, kind, state, fiscal, before, after }: InvoiceListState): InputOf<typeof officeInvoiceApi.filter> {
  return { q, kind, state, fiscal, ...(month && { month }), ...(before === null ? {} : { before }), ...(after === null ? {} : { after }) }
}

/** The last 24 months up to the given one, and the chosen one where it is older: newest first. */
export function monthsUntil(latest: string, chosen = ''): string[] {
  const [year = 0, month = 0] = latest.split('-').map(Number)
  const months = Array.from({ length: 24 }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7))
  return chosen === '' || months.includes(chosen) ? months : [...months, chosen].toSorted().toReversed()
}
