import { z } from 'zod'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { releaseApi } from '@/lib/api/v1/cms/release'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { requireUser } from '@/server/core/require-user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { releases } from '@/server/db/schema/release'
import { requirePublishRight } from '../draft/checks/publish-right'
import { pinDrafts } from './pin-drafts'
import { presentRelease } from './present-release'
import { publishTime } from './publish-time'

type Input = ParsedOf<typeof releaseApi.create>

/** A repeat under the same Idempotency-Key gives the release as it is now, without another (docs/rules/editing.md#release-once). */
export async function create(ctx: Ctx, input: Input) {
  const { id: userId } = requireUser(ctx)
  const request = { call: 'cms.release.create', sender: `user:${userId}`, input, result: z.number() }
  const at = publishTime(input.publishAt, ctx.now())
  if (at) await requirePublishRight(ctx, ctx.db)
  return inTransaction(ctx, async (tx) => {
    const id = await runIdempotent(ctx, tx, request, () => insertRelease(ctx, tx, { createdBy: userId, input, at }))
    return presentRelease(ctx, tx, id)
  })
}

type NewRelease = { createdBy: number; input: Input; at: ReturnType<typeof publishTime> }

async function insertRelease(ctx: Ctx, tx: Transaction, { createdBy, input, at }: NewRelease): Promise<number> {
  const { title, publishAt, documents } = input
  const values = { siteId: ctx.site.id, title, publishAt: at, createdBy, createdAt: ctx.now() }
  const [release] = await tx.insert(releases).values(values).returning({ id: releases.id })
  if (!release) throw new Error('The release was not written.')
  await pinDrafts(ctx, tx, { id: release.id, title }, documents)
  await audit(ctx, tx, { action: 'release.create', target: `release:${release.id}`, detail: { title, publishAt, documents } })
  return release.id
}
