import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countedKeys, resetRateLimits, takeFromWindow } from './rate-limits'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  resetRateLimits()
})

it('forgets addresses whose window has passed, so that a flood leaves no memory taken', () => {
  const take = (key: string) => takeFromWindow(key, { name: 'poplava', maxCalls: 1, windowSeconds: 60 })
  for (let n = 0; n < 1000; n++) take(`10.0.${n >> 8}.${n & 255}`)
  expect(countedKeys('poplava')).toBe(1000)
  vi.setSystemTime(Date.now() + 61_000)
  take('192.0.2.1')
  expect(countedKeys('poplava')).toBe(1)
})
