import { and, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { releaseApi } from '@/lib/api/v1/cms/release'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { releaseDocuments } from '@/server/db/schema/release'
import { requirePublishRight } from '../draft/checks/publish-right'
import { lockRelease, writeRelease } from './lock-release'
import { pinDrafts } from './pin-drafts'
import { presentRelease } from './present-release'
import { publishTime } from './publish-time'

export async function update(ctx: Ctx, { id, version, put, remove, ...given }: ParsedOf<typeof releaseApi.update>) {
  return inTransaction(ctx, async (tx) => {
    const release = await lockRelease(ctx, tx, { id, version, states: ['planned', 'failed'] })
    const publishAt = given.publishAt === undefined ? release.publishAt : publishTime(given.publishAt, ctx.now())
    const isScheduled = release.publishAt !== null || publishAt !== null
    if (isScheduled) await requirePublishRight(ctx, tx)
    const title = given.title ?? release.title
    if (remove.length > 0)
      await tx
        .delete(releaseDocuments)
        .where(
          and(eq(releaseDocuments.releaseId, id), eq(releaseDocuments.languageId, ctx.language.id), inArray(releaseDocuments.key, remove)),
        )
    await pinDrafts(ctx, tx, { id, title }, put)
    // One that failed waits for a new moment.
    const state = release.state === 'failed' && given.publishAt === undefined ? 'failed' : 'planned'
    await writeRelease(tx, release, { title, publishAt, state })
    await audit(ctx, tx, { action: 'release.update', target: `release:${id}`, detail: { title, publishAt, put, remove } })
    return presentRelease(ctx, tx, id)
  })
}
