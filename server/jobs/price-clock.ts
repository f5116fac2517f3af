import { setTimeout as pause } from 'node:timers/promises'
import { caches } from '../cache/registry.mjs'
import { database } from '../db/client'
import { log } from '../log'
import { nextTurn, tagsOfTurns } from '../modules/product/price-turns'
import type { Worker } from './worker'

/** Somebody may write a price that begins sooner than the one that is waited for. */
const longestPauseMs = 5_000

/**
 * Drops what shows a price as it begins or ends, so that nobody has to purge. Every instance keeps its own clock, for its own caches: a job in the
 * queue would run on one of them, and would have to be moved whenever somebody writes an earlier price. Caches are empty at the start.
 */
export function startPriceClock(): Worker {
  const stopping = new AbortController()
  const ended = tick(new Date())

  async function tick(start: Date) {
    let seen = start
    while (!stopping.signal.aborted) {
      const wait = await turn().catch((error: unknown) => {
        log('warn', 'the price clock will try again', { error })
        return longestPauseMs
      })
      await pause(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }

    async function turn() {
      const now = new Date()
      caches.drop(await tagsOfTurns(database().db, { after: seen, upTo: now }))
      seen = now
      const next = await nextTurn(database().db, now)
      return next === null ? longestPauseMs : Math.min(longestPauseMs, Math.max(1, next - Date.now()))
    }
  }

  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
