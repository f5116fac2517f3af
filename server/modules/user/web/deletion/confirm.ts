import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { deletionApi } from '@/lib/api/v1/user/web/deletion'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { lockUser } from '@/server/modules/auth/session/revoke'
import { requireUser } from '@/server/core/require-user'
import { consumeToken } from '@/server/modules/user/one-time-token'
import { scheduleDeletion } from './schedule-deletion'

export async function confirm(ctx: Ctx, { token }: ParsedOf<typeof deletionApi.confirm>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId)
    // Thrown within the transaction, so that another person's token stays valid.
    if ((await consumeToken(ctx, tx, token, 'deletion')) !== userId) throw new AppError('TOKEN_SPENT')
    return { deletionAt: (await scheduleDeletion(ctx, tx, userId)).toISOString() }
  })
}
