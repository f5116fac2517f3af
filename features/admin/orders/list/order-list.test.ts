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

// docs/rules/orders.md#office-search
it('holds a period in its address, which a saved view keeps, until days are typed', () => {
  const state = orderList.parse({ view: 'all', period: 'today' })
  expect(orderList.viewQuery(state)).toBe('period=today&view=all')
  expect(orderList.countFilters(state)).toBe(1)
  expect(orderListInput(state)).toMatchObject({ period: 'today' })
  expect(orderListInput(orderList.parse({ period: 'today', from: '2026-11-01' }))).not.toHaveProperty('period')
  expect(orderList.parse({ period: 'century' }).period).toBe('')
})

it.each([
  [{ view: 'pack' }, 'oldest'],
  [{ view: 'all' }, 'newest'],
  [{ view: 'pack', sort: 'newest' }, 'newest'],
] as const)('shows %j by %s first', (query, sort) => expect(shownSort(orderList.parse(query))).toBe(sort))
