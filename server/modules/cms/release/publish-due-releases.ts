import { and, eq, lte } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { log } from '@/server/core/log'
import { systemContext } from '@/server/core/system-context'
import { inTransaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { errorCode } from '@/server/db/error-code'
import { isConnectionLost } from '@/server/db/lost-connection'
import { releases } from '@/server/db/schema/release'
import { writeRelease } from './lock-release'
import { publishRelease } from './publish-release'

type Due = { id: number; siteId: number }

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
  // One that fails never keeps the others from running.
  for (const release of due) if (await publishOrFail(release, now)) published++
  return published
}

async function publishOrFail(release: Due, now: () => Date): Promise<boolean> {
  try {
    const ctx = await systemContext(release.siteId, now)
    return await publishDue(ctx, release).catch(async (error: unknown) => {
      if (isTransient(error)) throw error
      log('error', 'a release could not be published', { release: release.id, error })
      await markFailed(ctx, release, error)
      return false
    })
  } catch (error) {
    log('error', 'a release waits for the next attempt', { release: release.id, error })
    return false
  }
}

const isDueNow = (ctx: Ctx, id: number) => and(eq(releases.id, id), eq(releases.state, 'planned'), lte(releases.publishAt, ctx.now()))

/** A second process finds the row locked and leaves it alone. */
async function publishDue(ctx: Ctx, { id }: Due): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [release] = await tx.select().from(releases).where(isDueNow(ctx, id)).for('update', { skipLocked: true })
    if (release) await publishRelease(ctx, tx, { release, userId: null })
    return release !== undefined
  })
}

async function markFailed(ctx: Ctx, { id }: Due, error: unknown) {
  const detail = error instanceof AppError ? { code: error.code, ...error.data } : { code: 'INTERNAL' }
  await inTransaction(ctx, async (tx) => {
    const [release] = await tx.select().from(releases).where(isDueNow(ctx, id)).for('update')
    if (!release) return
    await writeRelease(tx, release, { state: 'failed' })
    await audit(ctx, tx, { action: 'release.fail', target: `release:${id}`, detail })
  })
}

/** A lost or overloaded database (classes 08 and 53), a conflict with other transactions or a lock timeout: the same release may succeed later. */
function isTransient(error: unknown) {
  return isConnectionLost(error) || /^(08|40|53|55P03)/.test(errorCode(error))
}
