import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { webUserApi } from '@/lib/api/v1/user/web'
import type { Ctx } from '@/server/context'
import { users } from '@/server/db/schema/user'
import { inTransaction } from '@/server/db/transaction'
import { spendLink } from '../spend-link'

/** Spends the link and believes the address. */
export async function verify(ctx: Ctx, { token }: ParsedOf<typeof webUserApi.verify>) {
  return inTransaction(ctx, async (tx) => {
    const userId = await spendLink(ctx, tx, token, 'verify')
    if (userId === undefined) throw new AppError('TOKEN_SPENT')
    await tx.update(users).set({ verifiedAt: ctx.now() }).where(eq(users.id, userId))
    return { verified: true as const }
  })
}
