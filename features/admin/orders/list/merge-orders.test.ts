import { expect, it } from 'vitest'
import { mayInsert, mergeOrders } from './merge-orders'

const row = (id: number, status = 'paid') => ({ id, status, createdAt: `2026-11-27T10:00:${String(id).padStart(2, '0')}.000Z` })
const pageOf = (records: ReturnType<typeof row>[], { page = 1, totalPages = 1 } = {}) => ({ records, page, totalPages })
const merge = (
  shown: ReturnType<typeof pageOf>,
  fresh: ReturnType<typeof pageOf>,
  placed: number[] = [],
  sort: 'oldest' | 'newest' = 'newest',
) => mergeOrders({ shown, fresh, sort, placed: new Set(placed) })

// docs/rules/administration.md#live-orders
it.each([
  ['nothing new', [row(2), row(1)], [row(2), row(1)], [row(2), row(1)], [], []],
  ['a new order waits', [row(2), row(1)], [row(3), row(2), row(1)], [row(2), row(1)], [3], []],
  ['a changed row changes in its place', [row(2), row(1)], [row(2), row(1, 'packed')], [row(2), row(1, 'packed')], [], []],
  ['a row that left the view stays, marked', [row(2), row(1)], [row(1)], [row(2), row(1)], [], [2]],
  ['the first order of an empty list', [], [row(3)], [], [3], []],
  ['the last order of a list left it', [row(1)], [], [row(1)], [], [1]],
])('%s', (_, shown, fresh, records, waiting, gone) =>
  expect(merge(pageOf(shown), pageOf(fresh), [3])).toEqual({
    page: pageOf(records),
    waiting,
    gone,
  }),
)

const many = { totalPages: 2 }

it('calls no old order new that moved up because another one left', () => {
  const merged = merge(pageOf([row(1), row(2)], many), pageOf([row(2), row(3)], many), [9], 'oldest')
  expect([merged.waiting, merged.gone]).toEqual([[], [1]])
})

it('marks no row that a new one pushed to the next page', () => {
  const merged = merge(pageOf([row(3), row(2)], many), pageOf([row(4), row(3)], many), [4])
  expect([merged.waiting, merged.gone]).toEqual([[4], []])
})

it('marks the last row of a page that left the view', () => {
  expect(merge(pageOf([row(4), row(3)], many), pageOf([row(4), row(2)], many)).gone).toEqual([3])
})

it('a later page shows no order that an earlier one pushed down, and marks none that moved to an earlier one', () => {
  const second = (...ids: number[]) =>
    pageOf(
      ids.map((id) => row(id)),
      { page: 2, totalPages: 3 },
    )
  expect(merge(second(2, 1), second(3, 2), [3])).toMatchObject({ waiting: [], gone: [] })
  expect(merge(second(4, 3), second(3, 2))).toMatchObject({ waiting: [], gone: [] })
})

it.each([
  ['at the top, idle', { page: 1, scrollY: 0, idleMs: 3000, isBusy: false }, true],
  ['while the pointer moves', { page: 1, scrollY: 0, idleMs: 200, isBusy: false }, false],
  ['further down', { page: 1, scrollY: 400, idleMs: 60_000, isBusy: false }, false],
  ['on a later page', { page: 2, scrollY: 0, idleMs: 60_000, isBusy: false }, false],
  ['with the keyboard in the list', { page: 1, scrollY: 0, idleMs: 60_000, isBusy: true }, false],
])('%s', (_, reading, may) => expect(mayInsert(reading)).toBe(may))
