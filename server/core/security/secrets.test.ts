import { expect, it } from 'vitest'
import { newId, newSecret } from './secrets'

it('draws each id and each secret from bits of its own, over more than one draw', () => {
  const made = Array.from({ length: 1000 }, (_, n) => (n % 2 ? newId() : newSecret()))
  expect(new Set(made).size).toBe(1000)
  expect(made.filter((one) => /^A{8}/.test(one))).toEqual([])
  expect([newId(), newSecret()].map((one) => Buffer.from(one, 'base64url').length)).toEqual([16, 32])
})
