import { describe, expect, it } from 'vitest'
import { mayCall } from './may-call'

// docs/rules/administration.md#read-rights
describe.for<{ scopes: string[]; get: boolean; reads: boolean; write: boolean }>([
  { scopes: ['orders'], get: true, reads: true, write: true },
  { scopes: ['orders.read'], get: true, reads: true, write: false },
  { scopes: ['orders.money', 'stock'], get: false, reads: false, write: false },
  { scopes: [], get: false, reads: false, write: false },
])('$scopes of rows with the access office:orders', ({ scopes, ...expected }) => {
  it('opens a GET', () => expect(mayCall(scopes, { access: 'office:orders', method: 'get' })).toBe(expected.get))
  it('opens a row that is marked', () =>
    expect(mayCall(scopes, { access: 'office:orders', method: 'post', reads: true })).toBe(expected.reads))
  it('opens a write', () => expect(mayCall(scopes, { access: 'office:orders', method: 'post' })).toBe(expected.write))
})

it('asks for no scope where the row names none', () => {
  expect(mayCall([], { access: 'office', method: 'post' })).toBe(true)
})
