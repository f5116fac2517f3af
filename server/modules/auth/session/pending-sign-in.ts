import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { pendingSignIns } from '@/server/db/schema/factor'
import { users } from '@/server/db/schema/user'

const lifetimeMs = 5 * 60_000
/** Codes and passkeys together. */
const maxAttempts = 5

/** Returns the token of a sign-in that waits for the second factor; the row of its user is locked (docs/rules/accounts.md#pending-sign-in). */
export async function openPendingSignIn(ctx: Ctx, tx: Transaction, userId: number): Promise<string> {
  const token = newSecret()
  await tx.delete(pendingSignIns).where(and(eq(pendingSignIns.userId, userId), lte(pendingSignIns.expiresAt, ctx.now())))
  const expiresAt = new Date(ctx.now().getTime() + lifetimeMs)
  await tx.insert(pendingSignIns).values({ userId, tokenHash: hashSecret(token), expiresAt })
  return token
}

/** Whose sign-in waits; undefined for an unknown, used or expired token, or one with too many attempts. */
export async function findPendingSignIn(ctx: Ctx, tx: Tx, token: string): Promise<number | undefined> {
  const [pending] = await tx
    .select({ userId: pendingSignIns.userId })
    .from(pendingSignIns)
    .where(isValid(ctx, tx, token))
  return pending?.userId
}

/** Counts an attempt. Returns false where the token has become invalid while the caller waited for the lock. */
export async function countAttempt(ctx: Ctx, tx: Transaction, token: string): Promise<boolean> {
  const counted = await tx
    .update(pendingSignIns)
    .set({ attempts: sql`${pendingSignIns.attempts} + 1` })
    .where(isValid(ctx, tx, token))
    .returning({ id: pendingSignIns.id })
  return counted.length > 0
}

export async function closePendingSignIn(tx: Transaction, token: string) {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, hashSecret(token)))
}

function isValid(ctx: Ctx, tx: Tx, token: string) {
  const ofThisSite = tx.select({ id: users.id }).from(users).where(eq(users.siteId, ctx.site.id))
  return and(
    eq(pendingSignIns.tokenHash, hashSecret(token)),
    gt(pendingSignIns.expiresAt, ctx.now()),
    lt(pendingSignIns.attempts, maxAttempts),
    inArray(pendingSignIns.userId, ofThisSite),
  )
}
