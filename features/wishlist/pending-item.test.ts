// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearPendingItem, savePendingItem, takePendingItem } from './pending-item'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

it('a pressed heart is taken up once', () => {
  savePendingItem(7)
  expect([takePendingItem(), takePendingItem()]).toEqual([7, null])
})

it('not after the person has thought better of it', () => {
  savePendingItem(7)
  clearPendingItem()
  expect(takePendingItem()).toBe(null)
})

it('not half an hour later', () => {
  vi.useFakeTimers()
  savePendingItem(7)
  vi.advanceTimersByTime(30 * 60_000)
  expect(takePendingItem()).toBe(null)
})

it.each(['{', '7', 'null', '{"productId":"7","until":9e15}', '{"productId":7}'])('what it did not write means nothing: %s', (kept) => {
  sessionStorage.setItem('pending-wish', kept)
  expect(takePendingItem()).toBe(null)
})
