import { expect, it } from 'vitest'
import { listInput, listQuery, parseListState } from './list-state'

it('reads what it writes', () => {
  const query = { view: 'received', kind: 'complaint', q: '2026-7', page: '2' }
  const state = parseListState(query)
  expect(listQuery(state)).toEqual(query)
  expect(listInput(state)).toEqual({ view: 'received', kind: 'complaint', q: '2026-7', page: 2 })
})

it('takes what is not valid as not chosen', () => {
  const state = parseListState({ view: 'x', kind: ['goodwill'], q: ['a'], page: '0' })
  expect(state).toEqual({ view: 'waiting', kind: '', q: '', page: 1 })
  expect(listQuery(state)).toEqual({})
  expect(listInput(state)).not.toHaveProperty('kind')
})
