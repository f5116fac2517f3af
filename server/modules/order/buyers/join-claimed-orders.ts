import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { orders } from '@/server/db/schema/order'
import { invalidateBuyersReviews } from './verified-buyer'

/** Gives the account the guest orders that it was opened with, now that it has proven their address (docs/rules/accounts.md#account-after-order). */
export async function joinClaimedOrders(ctx: Ctx, tx: Transaction, { userId, email }: { userId: number; email: string }) {
  const isTheirs = and(eq(orders.claimedBy, userId), isNull(orders.userId), sql`lower(${orders.email}) = ${email.toLowerCase()}`)
  const joined = await tx.update(orders).set({ userId, claimedBy: null }).where(isTheirs).returning({ id: orders.id })
  for (const { id } of joined) await invalidateBuyersReviews(ctx, tx, id)
}
