import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/server/core/log'
import type { Worker } from './worker'

/** After a failure, so that an outage neither is asked about nor fills the log four times a second. */
const failurePauseMs = 5_000

/** Runs a task again and again with a pause, ten seconds by default. Stopping waits for the running task. */
export function startPeriodicTask(name: string, task: () => Promise<unknown>, { pauseMs = 10_000 } = {}): Worker {
  const stopping = new AbortController()
  const ended = loop()

  async function loop() {
    while (!stopping.signal.aborted) {
      const hasFailed = await task().then(
        () => false,
        (error: unknown) => {
          log('warn', `the periodic task ${name} failed and will be retried`, { error })
          return true
        },
      )
      await pause(hasFailed ? Math.max(pauseMs, failurePauseMs) : pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(
        () => {},
      )
    }
  }

  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
