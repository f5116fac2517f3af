import { and, eq, isNull } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { sessionApi } from '@/lib/api/v1/user/web/session'
import type { Ctx } from '@/server/core/context'
import { sessions } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { lockUser, revokeFamily } from '@/server/modules/auth/session/revoke'
import { requireUser } from '@/server/core/require-user'

export async function revoke(ctx: Ctx, { id: family }: ParsedOf<typeof sessionApi.revoke>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId)
    const [own] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.family, family), isNull(sessions.revokedAt)))
      .limit(1)
    if (!own) throw new AppError('NOT_FOUND')
    await revokeFamily(ctx, tx, family)
    return {}
  })
}
