import { and, eq, lte } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { audit } from '@/server/core/audit'
import { log } from '@/server/core/log'
import { systemContext } from '@/server/core/system-context'
import { inTransaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { releases } from '@/server/db/schema/release'
import { writeRelease } from './lock-release'
import { publishRelease } from './publish-release'

/** Publishes the releases whose moment has come, also while no process ran, each exactly once (docs/rules/editing.md#release-runs). @returns how many */
export async function publishDueReleases(now: () => Date = () => new Date()): Promise<number> {
  const { db } = database()
  const isDue = and(eq(releases.state, 'planned'), lte(releases.publishAt, now()))
  const due = await db
    .select({ id: releases.id, siteId: releases.siteId })
    .from(releases)
    .where(isDue)
    .orderBy(releases.publishAt, releases.id)
    .limit(20)
  let published = 0
  for (const { id, siteId } of due) if (await publishDue(id, siteId, now)) published++
  return published
}

/** A second process finds the row locked and leaves it alone. */
async function publishDue(id: number, siteId: number, now: () => Date): Promise<boolean> {
  const ctx = await systemContext(siteId, now)
  const isDue = and(eq(releases.id, id), eq(releases.state, 'planned'), lte(releases.publishAt, now()))
  try {
    return await inTransaction(ctx, async (tx) => {
      const [release] = await tx.select().from(releases).where(isDue).for('update', { skipLocked: true })
      if (release) await publishRelease(ctx, tx, { release, userId: null })
      return release !== undefined
    })
  } catch (error) {
    // A lost database is tried again; a document that is gone stays gone.
    if (!(error instanceof AppError)) throw error
    log('error', 'a release could not be published', { release: id, error })
    await inTransaction(ctx, async (tx) => {
      const [release] = await tx.select().from(releases).where(isDue).for('update')
      if (!release) return
      await writeRelease(tx, release, { state: 'failed' })
      await audit(ctx, tx, { action: 'release.fail', target: `release:${id}`, detail: { code: error.code, ...error.data } })
    })
    return false
  }
}
