import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { startPeriodicTask } from './periodic-task'

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn<(ms: number) => Promise<void>>() }))
vi.mock('@/server/core/log', () => ({ log: vi.fn<() => void>() }))
afterEach(() => vi.clearAllMocks())

/** The pauses after each run of a task that fails or not. */
async function pausesOf(fails: boolean[], pauseMs: number) {
  let run = 0
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  vi.mocked(pause).mockImplementation(async () => (run >= fails.length ? (finish(), new Promise(() => {})) : undefined))
  startPeriodicTask(
    'proba',
    async () => {
      if (fails[run++]) throw new Error('nema baze')
    },
    { pauseMs },
  )
  await finished
  return vi.mocked(pause).mock.calls.map(([ms]) => ms)
}

it('waits longer after a failure, until the task succeeds', async () => {
  expect(await pausesOf([false, true, true, false], 250)).toEqual([250, 5000, 5000, 250])
})

it('waits no shorter than between two successes', async () => {
  expect(await pausesOf([true], 60_000)).toEqual([60_000])
})
