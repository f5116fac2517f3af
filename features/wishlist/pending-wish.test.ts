// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPendingWish, keepPendingWish, takePendingWish } from './pending-wish'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

it('a pressed heart is taken up once', () => {
  keepPendingWish(7)
  expect([takePendingWish(), takePendingWish()]).toEqual([7, null])
})

it('not after the person has thought better of it', () => {
  keepPendingWish(7)
  forgetPendingWish()
  expect(takePendingWish()).toBe(null)
})

it('not half an hour later', () => {
  vi.useFakeTimers()
  keepPendingWish(7)
  vi.advanceTimersByTime(30 * 60_000)
  expect(takePendingWish()).toBe(null)
})

it.each(['{', '7', 'null', '{"productId":"7","until":9e15}', '{"productId":7}'])('what it did not write means nothing: %s', (kept) => {
  sessionStorage.setItem('pending-wish', kept)
  expect(takePendingWish()).toBe(null)
})
