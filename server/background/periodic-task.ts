import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/server/core/log'
import type { Worker } from './worker'

/** Runs a task again and again with a pause, ten seconds by default. Stopping waits for the running task. */
export function startPeriodicTask(name: string, task: () => Promise<unknown>, { pauseMs = 10_000 } = {}): Worker {
  const stopping = new AbortController()
  const ended = loop()

  async function loop() {
    while (!stopping.signal.aborted) {
      await task().catch((error: unknown) => log('warn', `the periodic task ${name} failed and will be retried`, { error }))
      await pause(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
