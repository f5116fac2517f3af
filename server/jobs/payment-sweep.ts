import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../log'
import { sweepPayments } from '../modules/ecommerce/payment/sweep'
import type { Worker } from './worker'

const pauseMs = 10_000

/** Asks about open payments, turn after turn, until it is stopped; the one that is being asked about is waited for. */
export function startPaymentSweep(): Worker {
  const stopping = new AbortController()
  const ended = loop()

  async function loop() {
    while (!stopping.signal.aborted) {
      await sweepPayments().catch((error: unknown) => log('warn', 'the sweep of payments will try again', { error }))
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
