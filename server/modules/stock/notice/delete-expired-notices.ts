import { and, eq, exists, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { inTransaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { stockNotices } from '@/server/db/schema/stock'

const dayMs = 86_400_000
/** How long a request can be confirmed, and how long a confirmed one waits for stock, days. */
const confirmationDays = 7
const waitingDays = 365

const batchSize = 200

/** Requests up to this moment can no longer be confirmed. */
export function confirmationCutoff(now: Date): Date {
  return new Date(now.getTime() - confirmationDays * dayMs)
}

/** Deletes requests that were not confirmed, with their mails, or have waited too long (docs/rules/catalog.md#stock-notice). @returns how many */
export async function deleteExpiredNotices(now: () => Date = () => new Date()): Promise<number> {
  const { db } = database()
  return inTransaction({ db }, async (tx) => {
    const isUnconfirmed = and(isNull(stockNotices.confirmedAt), lte(stockNotices.askedAt, confirmationCutoff(now())))
    const expired = await tx
      .select({ id: stockNotices.id })
      .from(stockNotices)
      .where(or(isUnconfirmed, lte(stockNotices.askedAt, new Date(now().getTime() - waitingDays * dayMs))))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const ids = expired.map(({ id }) => id)
    if (ids.length === 0) return 0
    const ownMails = tx
      .select({ one: sql`1` })
      .from(stockNotices)
      .where(and(inArray(stockNotices.id, ids), eq(stockNotices.siteId, outbox.siteId), eq(stockNotices.email, outbox.to)))
    await tx.delete(outbox).where(and(eq(outbox.template, 'stockNoticeConfirm'), exists(ownMails)))
    await tx.delete(stockNotices).where(inArray(stockNotices.id, ids))
    return ids.length
  })
}
