import { and, asc, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'

/** How long an address can be confirmed, days. */
const confirmationDays = 7

const batchSize = 200

/** Requests up to this moment have expired. */
export function confirmationCutoff(now: Date): Date {
  return new Date(now.getTime() - confirmationDays * 86_400_000)
}

/**
 * Deletes addresses that were not confirmed in time, with their mails (docs/rules/content.md#newsletter-expiry). @returns how many were
 * deleted
 */
export async function deleteUnconfirmed(now: () => Date = () => new Date()): Promise<number> {
  const { db } = database()
  return inTransaction({ db }, async (tx) => {
    const unconfirmed = await tx
      .select({ id: newsletterSubscribers.id })
      .from(newsletterSubscribers)
      .where(and(isNull(newsletterSubscribers.confirmedAt), lte(newsletterSubscribers.askedAt, confirmationCutoff(now()))))
      .orderBy(asc(newsletterSubscribers.askedAt))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const ids = unconfirmed.map(({ id }) => id)
    if (ids.length === 0) return 0
    const ownMails = tx
      .select({ one: sql`1` })
      .from(newsletterSubscribers)
      .where(
        and(
          inArray(newsletterSubscribers.id, ids),
          eq(newsletterSubscribers.siteId, outbox.siteId),
          eq(newsletterSubscribers.email, outbox.to),
        ),
      )
    await tx.delete(outbox).where(and(eq(outbox.template, 'newsletterConfirm'), exists(ownMails)))
    await tx.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.id, ids))
    return ids.length
  })
}
