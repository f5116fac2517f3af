import { expect, it } from 'vitest'
import { outboxList } from './outbox-list'

it('keeps state and search in the address, and nothing that is not valid', () => {
  const state = outboxList.parse({ state: 'failed', q: 'ana@primjer.hr', page: '2' })
  expect(outboxList.href(state, { page: 3 }).query).toEqual({ state: 'failed', q: 'ana@primjer.hr', page: '3' })
  expect(outboxList.href(outboxList.parse({ state: 'lost', page: '-1' })).query).toEqual({})
})
