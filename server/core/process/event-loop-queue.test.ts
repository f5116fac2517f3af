import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createEventLoopQueue } from './event-loop-queue'

it('lets so many callers go on in one turn, in their order', async () => {
  const waitForTurn = createEventLoopQueue({ perTurn: 2 })
  const resumed: number[] = []
  const all = [1, 2, 3, 4, 5].map((caller) => waitForTurn().then(() => resumed.push(caller)))
  expect(resumed).toEqual([])
  await nextTurn()
  expect(resumed).toEqual([1, 2])
  await nextTurn()
  expect(resumed).toEqual([1, 2, 3, 4])
  await Promise.all(all)
  expect(resumed).toEqual([1, 2, 3, 4, 5])
})

it('begins anew once nobody waits', async () => {
  const waitForTurn = createEventLoopQueue({ perTurn: 1 })
  await waitForTurn()
  let hasResumed = false
  void waitForTurn().then(() => (hasResumed = true))
  await nextTurn()
  expect(hasResumed).toBe(true)
})
