import { expect, it } from 'vitest'
import { caches } from './registry.mjs'

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
