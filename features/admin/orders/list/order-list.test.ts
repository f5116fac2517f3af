import { expect, it } from 'vitest'
import { orderList, orderListInput, shownSort } from './order-list'

// docs/rules/forms.md#list-state
it('requests what the address says, and nothing that is not chosen', () => {
  expect(orderListInput(orderList.parse({}))).toEqual({ view: 'pack', q: '', status: [], payment: [], delivery: [], page: 1 })
  expect(orderListInput(orderList.parse({ view: 'all', from: '2026-11-01', sort: 'oldest' }))).toMatchObject({
    from: '2026-11-01',
    sort: 'oldest',
  })
})

it.each([
  [{ view: 'pack' }, 'oldest'],
  [{ view: 'all' }, 'newest'],
  [{ view: 'pack', sort: 'newest' }, 'newest'],
] as const)('shows %j by %s first', (query, sort) => expect(shownSort(orderList.parse(query))).toBe(sort))
