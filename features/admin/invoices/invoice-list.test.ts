import { expect, it } from 'vitest'
import { invoiceList, monthsUntil } from './invoice-list'

// docs/rules/invoices.md#invoice-list
it.each([
  ['a whole choice', { q: 'ana', month: '2026-11', kind: 'credit' }, { q: 'ana', month: '2026-11', kind: 'credit' }],
  ['what is not valid', { month: '2026-13', kind: 'x', state: 'y' }, {}],
])('the address of %s is read and written again', (_, query, address) =>
  expect(invoiceList.href(invoiceList.parse(query)).query).toEqual(address),
)

it('begins its page at one end only', () => {
  expect(invoiceList.parse({ before: '7', after: '3' })).toMatchObject({ before: 7, after: null })
  expect(invoiceList.href(invoiceList.parse({ before: '7' }), { before: null, after: 3 }).query).toEqual({ after: '3' })
})

it('offers the last 24 months, and an older one that is chosen', () => {
  const months = monthsUntil('2026-01', '2019-05')
  expect([months.length, months[0], months[1], months.at(-1)]).toEqual([25, '2026-01', '2025-12', '2019-05'])
})
