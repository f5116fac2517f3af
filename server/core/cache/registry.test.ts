import { expect, it } from 'vitest'
import { anyTag, caches } from './registry.mjs'

it.each<[string, () => void, boolean]>([
  ['one of its tags was invalidated', () => caches.invalidate(['product:1']), true],
  ['all caches were cleared', () => caches.clear(), true],
  ['another tag was invalidated', () => caches.invalidate(['product:2']), false],
])('a read that started before %s', (_name, invalidate, isStale) => {
  const startedAt = caches.generation()
  invalidate()
  expect(caches.invalidatedSince(['product:1', 'catalogue'], startedAt)).toBe(isStale)
  expect(caches.invalidatedSince(['product:1', 'catalogue'], caches.generation())).toBe(false)
})

it('removes what depends on unknown data with every invalidation', () => {
  const cache = caches.open<number>('nepoznato', { maxBytes: 10_000 })
  cache.set('a', 1, { bytes: 1, tags: [anyTag] })
  cache.set('b', 1, { bytes: 1, tags: ['product:2'] })
  caches.invalidate(['product:1'])
  expect([cache.peek('a'), cache.peek('b')]).toEqual([undefined, 1])
})
