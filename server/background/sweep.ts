import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/server/core/log'
import type { Worker } from './worker'

/** Does something turn after turn, every ten seconds unless told otherwise, until it is stopped; a turn that has begun is waited for. */
export function startPeriodicTask(name: string, task: () => Promise<unknown>, { pauseMs = 10_000 } = {}): Worker {
  const stopping = new AbortController()
  const ended = loop()

  async function loop() {
    while (!stopping.signal.aborted) {
      await task().catch((error: unknown) => log('warn', `the sweep of ${name} will try again`, { error }))
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
