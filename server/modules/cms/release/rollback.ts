import type { ParsedOf } from '@/lib/api/endpoint'
import type { releaseApi } from '@/lib/api/v1/cms/release'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { requirePublishRight } from '../draft/checks/publish-right'
import { lockRelease } from './lock-release'
import { presentRelease } from './present-release'
import { rollBackRelease } from './publish-release'

export async function rollback(ctx: Ctx, { id, version }: ParsedOf<typeof releaseApi.rollback>) {
  const { id: userId } = requireUser(ctx)
  await requirePublishRight(ctx, ctx.db)
  return inTransaction(ctx, async (tx) => {
    const release = await lockRelease(ctx, tx, { id, version, states: ['published'] })
    await rollBackRelease(ctx, tx, { release, userId })
    return presentRelease(ctx, tx, id)
  })
}
