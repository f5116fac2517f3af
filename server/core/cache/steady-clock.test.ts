import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { caches } from './registry.mjs'
import { takeFromWindow } from '../rate-limits'
import { steadyNow } from './steady-clock.mjs'

const minute = 60_000
const day = 24 * 60 * minute

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function move(ms: number) {
  vi.setSystemTime(Date.now() + ms)
}

it('stands still while the clock is set back, then goes on', () => {
  const start = steadyNow()
  move(-day)
  expect(steadyNow() - start).toBe(0)
  move(minute)
  expect(steadyNow() - start).toBe(minute)
  move(day)
  expect(steadyNow() - start).toBe(minute + day)
})

it('keeps no cached value longer after the clock was set back a day', () => {
  const cache = caches.open<string>('vrijeme', { maxBytes: 10_000 })
  cache.set('cijena', 'stara', { bytes: 10, ttlMs: minute })
  move(-day)
  expect(cache.get('cijena')).toBe('stara')
  move(minute)
  expect(cache.get('cijena')).toBeUndefined()
})

it('opens a full limit after its window though the clock was set back a day', () => {
  const take = () => takeFromWindow('prijava', { name: 'vrijeme', maxCalls: 1, windowSeconds: 60 })
  expect([take(), take()]).toEqual([true, false])
  move(-day)
  expect(take()).toBe(false)
  move(minute)
  expect(take()).toBe(true)
})
