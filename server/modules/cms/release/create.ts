import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { releaseApi } from '@/lib/api/v1/cms/release'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import { requireUser } from '@/server/core/require-user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { releases } from '@/server/db/schema/release'
import { requirePublishRight } from '../draft/checks/publish-right'
import { pinDrafts } from './pin-drafts'
import { presentRelease } from './present-release'
import { publishTime } from './publish-time'

/** A repeat under the same Idempotency-Key gives the release as it is now, without another (docs/rules/editing.md#release-once). */
export async function create(ctx: Ctx, { title, publishAt, documents }: ParsedOf<typeof releaseApi.create>) {
  const { id: createdBy } = requireUser(ctx)
  const at = publishTime(publishAt, ctx.now())
  if (at) await requirePublishRight(ctx, ctx.db)
  return inTransaction(ctx, async (tx) => {
    const requestKey = idempotencyKey(ctx)
    const values = { siteId: ctx.site.id, title, publishAt: at, createdBy, requestKey, createdAt: ctx.now() }
    const [release] = await tx
      .insert(releases)
      .values(values)
      .onConflictDoNothing({ target: [releases.createdBy, releases.requestKey] })
      .returning({ id: releases.id })
    if (!release) return presentRelease(ctx, tx, await findRepeated(tx, { createdBy, requestKey }))
    await pinDrafts(ctx, tx, { id: release.id, title }, documents)
    await audit(ctx, tx, { action: 'release.create', target: `release:${release.id}`, detail: { title, publishAt, documents } })
    return presentRelease(ctx, tx, release.id)
  })
}

async function findRepeated(tx: Transaction, { createdBy, requestKey }: { createdBy: number; requestKey: string | null }): Promise<number> {
  const [release] = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.createdBy, createdBy), eq(releases.requestKey, requestKey ?? '')))
  if (!release) throw new Error('The release was not written.')
  return release.id
}
