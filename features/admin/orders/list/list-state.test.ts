import { expect, it } from 'vitest'
import { countFilters, listSearchParams, parseListState } from './list-state'

it('reads what it writes', () => {
  const query = {
    view: 'send',
    q: 'šš',
    status: 'paid,packed',
    payment: 'provider',
    delivery: 'pickup',
    from: '2026-11-01',
    to: '2026-11-30',
    page: '3',
  }
  const state = parseListState(query)
  expect(state).toMatchObject({ view: 'send', status: ['paid', 'packed'], page: 3 })
  expect(listSearchParams(state)).toEqual(query)
  expect(countFilters(state)).toBe(4)
})

it('takes what is not valid as not chosen', () => {
  const state = parseListState({
    view: 'x',
    q: ['a', 'b'],
    status: 'paid,nema',
    payment: ['provider'],
    from: '2026-02-30',
    to: 'jučer',
    page: '-1',
  })
  expect(state).toEqual({ view: 'pack', q: '', status: ['paid'], payment: [], delivery: [], from: '', to: '', page: 1 })
  expect(listSearchParams(state)).toEqual({ view: 'pack', status: 'paid' })
})
