// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearPendingItem, savePendingItem, takePendingItem } from './pending-item'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

it('returns the pending item once', () => {
  savePendingItem(7)
  expect([takePendingItem(), takePendingItem()]).toEqual([7, null])
})

it('returns nothing after it was cleared', () => {
  savePendingItem(7)
  clearPendingItem()
  expect(takePendingItem()).toBe(null)
})

it('returns nothing after half an hour', () => {
  vi.useFakeTimers()
  savePendingItem(7)
  vi.advanceTimersByTime(30 * 60_000)
  expect(takePendingItem()).toBe(null)
})

it.each(['{', '7', 'null', '{"productId":"7","until":9e15}', '{"productId":7}'])('ignores a foreign value: %s', (stored) => {
  sessionStorage.setItem('pending-wish', stored)
  expect(takePendingItem()).toBe(null)
})
