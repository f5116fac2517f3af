import { and, asc, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'

/** How long a link waits to be followed, as its mail says. Days. */
const confirmationDays = 7

/** So many in a turn; the next turn takes the next. */
const batchSize = 200

/** Links of requests up to this moment are over. */
export function confirmationCutoff(now: Date): Date {
  return new Date(now.getTime() - confirmationDays * 86_400_000)
}

/** Takes away the addresses that nobody has confirmed in time, with the mails that asked. @returns how many went */
export async function clearUnconfirmed(now: () => Date = () => new Date()): Promise<number> {
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
    const isForThem = tx
      .select({ one: sql`1` })
      .from(newsletterSubscribers)
      .where(
        and(
          inArray(newsletterSubscribers.id, ids),
          eq(newsletterSubscribers.siteId, outbox.siteId),
          eq(newsletterSubscribers.email, outbox.to),
        ),
      )
    await tx.delete(outbox).where(and(eq(outbox.template, 'newsletterConfirm'), exists(isForThem)))
    await tx.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.id, ids))
    return ids.length
  })
}
