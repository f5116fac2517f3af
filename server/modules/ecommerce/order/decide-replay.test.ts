import { expect, it } from 'vitest'
import { decideReplay } from './decide-replay'

const createdAt = new Date('2026-11-20T10:00:00.000Z')
const before = new Date('2026-11-20T09:59:59.990Z')
const after = new Date('2026-11-20T10:00:00.001Z')
const order = { idempotencyKey: 'k1', requestHash: 'h1', createdAt }

it.each([
  ['the same key and words at once', { key: 'k1', hash: 'h1', arrivedAt: before }, 'same'],
  ['the same key and words an hour later', { key: 'k1', hash: 'h1', arrivedAt: after }, 'same'],
  ['the same key and other words', { key: 'k1', hash: 'h2', arrivedAt: before }, 'mismatch'],
  ['another key at the same moment: a double click', { key: 'k2', hash: 'h1', arrivedAt: before }, 'same'],
  ['no key at the same moment', { key: null, hash: 'h1', arrivedAt: before }, 'same'],
  ['another key and other words at the same moment', { key: 'k2', hash: 'h2', arrivedAt: before }, 'used'],
  ['another key later', { key: 'k2', hash: 'h1', arrivedAt: after }, 'used'],
  ['no key later', { key: null, hash: 'h1', arrivedAt: after }, 'used'],
] as const)('%s', (_, asking, expected) => {
  expect(decideReplay(order, asking)).toBe(expected)
})

it('never takes two calls without a key for one by their lack of it', () => {
  expect(decideReplay({ ...order, idempotencyKey: null }, { key: null, hash: 'h1', arrivedAt: after })).toBe('used')
})
