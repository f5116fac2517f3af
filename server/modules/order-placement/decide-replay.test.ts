import { expect, it } from 'vitest'
import { decideReplay } from './decide-replay'

const order = { idempotencyKey: 'k1', requestHash: 'h1' }

it.each([
  ['the same key and body at once', { key: 'k1', hash: 'h1', wasOpen: true }, 'same'],
  ['the same key and body an hour later', { key: 'k1', hash: 'h1', wasOpen: false }, 'same'],
  ['the same key and another body', { key: 'k1', hash: 'h2', wasOpen: true }, 'mismatch'],
  ['another key at the same moment: a double click', { key: 'k2', hash: 'h1', wasOpen: true }, 'same'],
  ['no key at the same moment', { key: null, hash: 'h1', wasOpen: true }, 'same'],
  ['another key and body at the same moment', { key: 'k2', hash: 'h2', wasOpen: true }, 'used'],
  ['another key later', { key: 'k2', hash: 'h1', wasOpen: false }, 'used'],
  ['no key later', { key: null, hash: 'h1', wasOpen: false }, 'used'],
] as const)('%s', (_, request, expected) => {
  expect(decideReplay(order, request)).toBe(expected)
})

it('does not treat two calls without a key as the same', () => {
  expect(decideReplay({ ...order, idempotencyKey: null }, { key: null, hash: 'h1', wasOpen: false })).toBe('used')
})
