import { expect, it } from 'vitest'
import { mayInsert, mergeOrders } from './merge-orders'

const pageOf = (counts: number, ...records: { id: number; status: string }[]) => ({ counts, records, page: 1 })
const row = (id: number, status = 'paid') => ({ id, status })

// docs/rules/administration.md#live-orders
it.each([
  ['nothing new', pageOf(1, row(2), row(1)), pageOf(1, row(2), row(1)), pageOf(1, row(2), row(1)), []],
  ['a new order waits', pageOf(2, row(2), row(1)), pageOf(3, row(3), row(2), row(1)), pageOf(3, row(2), row(1)), [3]],
  [
    'a changed row changes in its place',
    pageOf(2, row(2), row(1)),
    pageOf(2, row(2), row(1, 'packed')),
    pageOf(2, row(2), row(1, 'packed')),
    [],
  ],
  ['a row that left the view stays', pageOf(2, row(2), row(1)), pageOf(1, row(2)), pageOf(1, row(2), row(1)), []],
  ['the first order of an empty list', pageOf(0), pageOf(1, row(1)), pageOf(1), [1]],
])('%s', (_, shown, fresh, page, waiting) => expect(mergeOrders(shown, fresh)).toEqual({ page, waiting }))

it('a later page shows no order that an earlier one pushed down', () => {
  const second = (...records: { id: number }[]) => ({ records, page: 2 })
  expect(mergeOrders(second({ id: 2 }, { id: 1 }), second({ id: 3 }, { id: 2 })).waiting).toEqual([])
})

it.each([
  ['at the top, idle', { page: 1, scrollY: 0, idleMs: 3000, isBusy: false }, true],
  ['while the pointer moves', { page: 1, scrollY: 0, idleMs: 200, isBusy: false }, false],
  ['further down', { page: 1, scrollY: 400, idleMs: 60_000, isBusy: false }, false],
  ['on a later page', { page: 2, scrollY: 0, idleMs: 60_000, isBusy: false }, false],
  ['with the keyboard in the list', { page: 1, scrollY: 0, idleMs: 60_000, isBusy: true }, false],
])('%s', (_, reading, may) => expect(mayInsert(reading)).toBe(may))
