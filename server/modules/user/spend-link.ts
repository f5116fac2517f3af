import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { users, userTokens } from '@/server/db/schema/user'
import type { Tx } from '@/server/db/client'
import type { Transaction } from '@/server/core/transaction'
import { hashSecret } from '@/server/core/secrets'
import type { LinkPurpose } from './mail-link'

/** Whose link this is; undefined when it is spent, over, or of another purpose or site. */
export async function ownerOfLink(ctx: Ctx, tx: Tx, token: string, purpose: LinkPurpose): Promise<number | undefined> {
  const [link] = await tx
    .select({ userId: userTokens.userId })
    .from(userTokens)
    .where(isGood(ctx, tx, token, purpose))
  return link?.userId
}

/** The same, and the link is good no more. */
export async function spendLink(ctx: Ctx, tx: Transaction, token: string, purpose: LinkPurpose): Promise<number | undefined> {
  const [spent] = await tx
    .update(userTokens)
    .set({ usedAt: ctx.now() })
    .where(isGood(ctx, tx, token, purpose))
    .returning({ userId: userTokens.userId })
  return spent?.userId
}

function isGood(ctx: Ctx, tx: Tx, token: string, purpose: LinkPurpose) {
  const ofThisSite = tx.select({ id: users.id }).from(users).where(eq(users.siteId, ctx.site.id))
  return and(
    eq(userTokens.hash, hashSecret(token)),
    eq(userTokens.purpose, purpose),
    isNull(userTokens.usedAt),
    gt(userTokens.expiresAt, ctx.now()),
    inArray(userTokens.userId, ofThisSite),
  )
}
