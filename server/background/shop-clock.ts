import { setTimeout as pause } from 'node:timers/promises'
import { caches } from '@/server/core/cache/registry.mjs'
import { database, type Tx } from '@/server/db/client'
import { log } from '@/server/core/log'
import * as events from '@/server/modules/calendar/event/scheduled-changes'
import * as posts from '@/server/modules/cms/post/scheduled-changes'
import * as prices from '@/server/modules/product/price/scheduled-price-changes'
import type { Worker } from './worker'

/** What changes by itself as time passes: the cache tags of what turned within a while, and when the next turn is due, in ms; null when none is known. */
type ScheduledChanges = {
  expiredTags: (db: Tx, period: { after: Date; upTo: Date }) => Promise<string[]>
  nextScheduledChange: (db: Tx, after: Date) => Promise<number | null>
}

const sources: ScheduledChanges[] = [prices, posts, events]

/** Somebody may write a turn that is due sooner than the one that is waited for. */
const maxPauseMs = 5_000

/**
 * Drops what shows a price as it begins or ends, a post as it comes out, an event as it is over, so that nobody has to purge. Every instance keeps its own
 * clock, for its own caches: a job in the queue would run on one of them, and would have to be moved whenever somebody writes an earlier turn. Caches
 * are empty at the start.
 */
export function startScheduler(): Worker {
  const stopping = new AbortController()
  const ended = run(new Date())

  async function run(start: Date) {
    let seen = start
    while (!stopping.signal.aborted) {
      const wait = await runOnce().catch((error: unknown) => {
        log('warn', 'the shop clock will try again', { error })
        return maxPauseMs
      })
      await pause(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }

    async function runOnce() {
      const now = new Date()
      const { db } = database()
      const tags = await Promise.all(sources.map(({ expiredTags }) => expiredTags(db, { after: seen, upTo: now })))
      caches.invalidate(tags.flat())
      seen = now
      const next = await Promise.all(sources.map(({ nextScheduledChange }) => nextScheduledChange(db, now)))
      const soonest = Math.min(...next.map((at) => at ?? Infinity))
      return Math.min(maxPauseMs, Math.max(1, soonest - Date.now()))
    }
  }

  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
