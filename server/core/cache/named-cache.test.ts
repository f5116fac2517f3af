import { runInNewContext } from 'node:vm'
import { setFlagsFromString } from 'node:v8'
import { expect, it } from 'vitest'
import { NamedCache } from './named-cache.mjs'

it('counts at least what many small entries take', () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = () => void runInNewContext('gc')()
  const cache = new NamedCache<{ body: string; tags: string[] }>('mali', { maxBytes: 64 * 1024 * 1024 })
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 30_000; i++) {
    const body = JSON.stringify({ data: { type: 'unknown', slug: `izmišljeno-${i}` } })
    const tags = [...new Set(['redirects', 'pages', `product:${i}`])]
    cache.set(`1|hrv|/api/v1/cms/finder/decide|{"slug":"izmisljeno-${i}"}`, { body, tags }, { bytes: 2 * body.length, tags, ttlMs: 60_000 })
  }
  collectGarbage()
  const taken = process.memoryUsage().heapUsed - before
  expect(cache.stats().entries).toBe(30_000)
  expect(cache.stats().bytes).toBeGreaterThan(0.9 * taken)
  expect(cache.stats().bytes).toBeLessThan(2 * taken)
})

it('evicts by what entries take, however little they say', () => {
  const cache = new NamedCache<true>('najmanji', { maxBytes: 10_000 })
  for (let i = 0; i < 1000; i++) cache.set(`k${i}`, true, { bytes: 0 })
  expect(cache.stats().entries).toBeLessThan(50)
  expect(cache.stats().bytes).toBeLessThanOrEqual(10_000)
})

it('has room for what fits beside the others', () => {
  const cache = new NamedCache<true>('pun', { maxBytes: 3000 })
  cache.set('a', true, { bytes: 1000 })
  expect([cache.hasRoom('b', { bytes: 1000 }), cache.hasRoom('b', { bytes: 1600 })]).toEqual([true, false])
  cache.set('b', true, { bytes: 1000 })
  expect(cache.hasRoom('c', { bytes: 1000 })).toBe(false)
})
