import { setTimeout as pause } from 'node:timers/promises'
import { publishInvalidations } from '@/server/core/cache/publish-invalidations'
import { caches } from '@/server/core/cache/registry.mjs'
import { database, type Tx } from '@/server/db/client'
import { log } from '@/server/core/log'
import * as events from '@/server/modules/calendar/event/scheduled-changes'
import * as pages from '@/server/modules/cms/page/scheduled-changes'
import * as posts from '@/server/modules/cms/post/scheduled-changes'
import * as prices from '@/server/modules/product/price/scheduled-price-changes'
import type { Worker } from './worker'

/** Source of changes at known times: the tags that changed within a period, and the time of the next change in ms, null when none is known. */
type ScheduledChanges = {
  loadChangedTags: (db: Tx, period: { after: Date; upTo: Date }) => Promise<string[]>
  nextScheduledChange: (db: Tx, after: Date) => Promise<number | null>
}

const sources: ScheduledChanges[] = [prices, pages, posts, events]

/** A change that is written meanwhile may be due sooner. */
const maxPauseMs = 5_000

/**
 * Invalidates prices, pages, posts and events when they change by time (docs/rules/platform.md#scheduled-changes). Each instance runs its own scheduler for its own
 * caches. It continues at the moment that the previous process had checked, so that pages that process stored are invalidated too.
 */
export function startScheduler(): Worker {
  const stopping = new AbortController()
  const ended = run(new Date(caches.changesCheckedUntil() || Date.now()))

  async function run(start: Date) {
    let checkedUntil = start
    while (!stopping.signal.aborted) {
      const wait = await runOnce().catch((error: unknown) => {
        log('warn', 'the scheduler failed and will be retried', { error })
        return maxPauseMs
      })
      await pause(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }

    async function runOnce() {
      const now = new Date()
      const { db } = database()
      // A clock that was set back undoes the changes of that time, which are due again later.
      const period = checkedUntil > now ? { after: now, upTo: checkedUntil } : { after: checkedUntil, upTo: now }
      const tags = await Promise.all(sources.map(({ loadChangedTags }) => loadChangedTags(db, period)))
      caches.invalidate(tags.flat())
      // The journal invalidates this process's stored pages after a restart.
      await publishInvalidations(db, tags.flat())
      checkedUntil = now
      caches.setChangesCheckedUntil(now.getTime())
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
