import { afterAll, expect, vi } from 'vitest'

/** Test files share a worker: one that leaves fake timers would stop the next. */
afterAll(() => {
  if (!vi.isFakeTimers()) return
  vi.useRealTimers()
  expect.fail('This file leaves fake timers.')
})
