import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { deletionApi } from '@/lib/api/v1/user/web/deletion'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { lockUser } from '@/server/modules/auth/revoke'
import { signedIn } from '../../signed-in'
import { spendLink } from '../../spend-link'
import { schedule } from './schedule'

export async function confirm(ctx: Ctx, { token }: ParsedOf<typeof deletionApi.confirm>) {
  const { id: userId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId)
    // Thrown within, so that another's link is not spent by whoever tries it.
    if ((await spendLink(ctx, tx, token, 'deletion')) !== userId) throw new AppError('TOKEN_SPENT')
    return { deletionAt: (await schedule(ctx, tx, userId)).toISOString() }
  })
}
