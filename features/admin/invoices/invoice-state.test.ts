import { expect, it } from 'vitest'
import { invoiceQueryOf, monthsUntil, parseInvoiceState } from './invoice-state'

it.each([
  ['nothing', {}, {}],
  [
    'a whole choice',
    { q: 'ana', month: '2026-11', kind: 'credit', before: '7' },
    { q: 'ana', month: '2026-11', kind: 'credit', before: '7' },
  ],
  ['what is not valid', { month: '2026-13', kind: 'x', state: 'y', before: '-1', after: 'z' }, {}],
  ['both ends of a page', { before: '7', after: '3' }, { before: '7' }],
])('the address of %s is read and written again (docs/rules/invoices.md#invoice-list)', (_, query, address) => {
  expect(invoiceQueryOf(parseInvoiceState(query))).toEqual(address)
})

it('offers the last 24 months, and an older one that is chosen', () => {
  const months = monthsUntil('2026-01', '2019-05')
  expect([months.length, months[0], months[1], months.at(-1)]).toEqual([25, '2026-01', '2025-12', '2019-05'])
})
