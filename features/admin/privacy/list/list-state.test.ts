import { expect, it } from 'vitest'
import { listInput, listQuery, parseListState } from './list-state'

it('reads what it writes', () => {
  const query = { view: 'late', kind: 'erasure', q: 'ana@', page: '3' }
  const state = parseListState(query)
  expect(listQuery(state)).toEqual(query)
  expect(listInput(state)).toEqual({ view: 'late', kind: 'erasure', q: 'ana@', page: 3 })
})

it('takes what is not valid as not chosen', () => {
  const state = parseListState({ view: 'x', kind: ['access'], q: ['a', 'b'], page: '-1' })
  expect(state).toEqual({ view: 'active', kind: '', q: '', page: 1 })
  expect(listQuery(state)).toEqual({})
  expect(listInput(state)).not.toHaveProperty('kind')
})
