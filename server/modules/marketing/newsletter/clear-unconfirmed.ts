import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { inTransaction } from '@/server/db/transaction'

/** How long a link waits to be followed, as its mail says. Days. */
const waitsForDays = 7

/** So many in a turn; the next turn takes the next. */
const batch = 500

/** Links of requests up to this moment are over. */
export function askedBefore(now: Date): Date {
  return new Date(now.getTime() - waitsForDays * 86_400_000)
}

/** Takes away the addresses that nobody has confirmed in time, with the mails that asked. @returns how many went */
export async function clearUnconfirmed(now: () => Date = () => new Date()): Promise<number> {
  const { db } = database()
  return inTransaction({ db }, async (tx) => {
    const old = await tx
      .select({ id: newsletterSubscribers.id, siteId: newsletterSubscribers.siteId, email: newsletterSubscribers.email })
      .from(newsletterSubscribers)
      .where(and(isNull(newsletterSubscribers.confirmedAt), lte(newsletterSubscribers.askedAt, askedBefore(now()))))
      .orderBy(asc(newsletterSubscribers.askedAt))
      .limit(batch)
      .for('update', { skipLocked: true })
    for (const { id, siteId, email } of old) {
      await tx.delete(outbox).where(and(eq(outbox.siteId, siteId), eq(outbox.to, email), eq(outbox.template, 'newsletterConfirm')))
      await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
    }
    return old.length
  })
}
