import { expect, it } from 'vitest'
import { caches } from './registry.mjs'

it.each<[string, () => void, boolean]>([
  ['one of its tags was dropped', () => caches.invalidate(['product:1']), true],
  ['all was forgotten, because anything may have changed', () => caches.clear(), true],
  ['another tag was dropped', () => caches.invalidate(['product:2']), false],
])('what began to be read before %s', (_name, happen, isStale) => {
  const began = caches.generation()
  happen()
  expect(caches.invalidatedSince(['product:1', 'catalogue'], began)).toBe(isStale)
  expect(caches.invalidatedSince(['product:1', 'catalogue'], caches.generation())).toBe(false)
})
