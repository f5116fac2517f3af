import type { ParsedOf } from '@/lib/api/endpoint'
import type { releaseApi } from '@/lib/api/v1/cms/release'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { releases } from '@/server/db/schema/release'
import { requirePublishRight } from '../draft/publish-right'
import { pinDrafts } from './pin-drafts'
import { presentRelease } from './present-release'
import { publishTime } from './publish-time'

export async function create(ctx: Ctx, { title, publishAt, documents }: ParsedOf<typeof releaseApi.create>) {
  const { id: createdBy } = requireUser(ctx)
  const at = publishTime(publishAt, ctx.now())
  if (at) await requirePublishRight(ctx, ctx.db)
  return inTransaction(ctx, async (tx) => {
    const values = { siteId: ctx.site.id, title, publishAt: at, createdBy, createdAt: ctx.now() }
    const [release] = await tx.insert(releases).values(values).returning({ id: releases.id })
    if (!release) throw new Error('The release was not written.')
    await pinDrafts(ctx, tx, { id: release.id, title }, documents)
    await audit(ctx, tx, { action: 'release.create', target: `release:${release.id}`, detail: { title, publishAt, documents } })
    return presentRelease(ctx, tx, release.id)
  })
}
