import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { webUserApi } from '@/lib/api/v1/user/web'
import type { Ctx } from '@/server/context'
import { users, userTokens } from '@/server/db/schema/user'
import { inTransaction } from '@/server/db/transaction'
import { hashSecret } from '@/server/secrets'

/** Spends the link and believes the address. */
export async function verify(ctx: Ctx, { token }: ParsedOf<typeof webUserApi.verify>) {
  return inTransaction(ctx, async (tx) => {
    const ofThisSite = tx.select({ id: users.id }).from(users).where(eq(users.siteId, ctx.site.id))
    const isGood = and(isNull(userTokens.usedAt), gt(userTokens.expiresAt, ctx.now()), inArray(userTokens.userId, ofThisSite))
    const [spent] = await tx
      .update(userTokens)
      .set({ usedAt: ctx.now() })
      .where(and(eq(userTokens.hash, hashSecret(token)), eq(userTokens.purpose, 'verify'), isGood))
      .returning({ userId: userTokens.userId })
    if (!spent) throw new AppError('TOKEN_SPENT')
    await tx.update(users).set({ verifiedAt: ctx.now() }).where(eq(users.id, spent.userId))
    return { verified: true as const }
  })
}
