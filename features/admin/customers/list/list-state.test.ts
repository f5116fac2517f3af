import { expect, it } from 'vitest'
import { listInput, listQuery, parseListState } from './list-state'

it('reads what it writes', () => {
  const query = { view: 'guests', q: 'šš', tag: 'VIP', newsletter: 'no', page: '3' }
  const state = parseListState(query)
  expect(listQuery(state)).toEqual(query)
  expect(listInput(state)).toEqual({ view: 'guests', q: 'šš', tag: 'VIP', newsletter: false, page: 3 })
})

it('takes what is not valid as not chosen', () => {
  const state = parseListState({ view: 'x', q: ['a', 'b'], tag: ['a'], newsletter: 'možda', page: '-1' })
  expect(state).toEqual({ view: 'all', q: '', tag: '', newsletter: '', page: 1 })
  expect(listQuery(state)).toEqual({})
  expect(listInput(state)).not.toHaveProperty('newsletter')
})
