import { and, eq, exists, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { inTransaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { privacyArchives, privacyRequests } from '@/server/db/schema/privacy'

const dayMs = 86_400_000
/** How long a mailed link confirms, and how long a closed request proves that it was answered, days. */
const confirmationDays = 7
const keptDays = 3 * 365
const hourMs = 3_600_000

const batchSize = 200

/** Links that were mailed up to this moment confirm nothing any more. */
export function confirmationCutoff(now: Date): Date {
  return new Date(now.getTime() - confirmationDays * dayMs)
}

/** Deletes persons' own requests that were not confirmed, with their mails, closed ones of long ago, and used archives (docs/rules/privacy.md#privacy-retention). @returns how many requests */
export async function deleteOldRequests(now: () => Date = () => new Date()): Promise<number> {
  const at = now()
  const { db } = database()
  const isUsed = lte(privacyArchives.downloadedAt, new Date(at.getTime() - hourMs))
  await db.delete(privacyArchives).where(or(lte(privacyArchives.expiresAt, at), isUsed))
  return inTransaction({ db }, async (tx) => {
    const isUnconfirmed = and(
      eq(privacyRequests.state, 'unconfirmed'),
      eq(privacyRequests.source, 'person'),
      lte(privacyRequests.tokenSentAt, confirmationCutoff(at)),
    )
    const isOld = and(isNotNull(privacyRequests.closedAt), lte(privacyRequests.closedAt, new Date(at.getTime() - keptDays * dayMs)))
    const expired = await tx
      .select({ id: privacyRequests.id })
      .from(privacyRequests)
      .where(or(isUnconfirmed, isOld))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const ids = expired.map(({ id }) => id)
    if (ids.length === 0) return 0
    const ownMails = tx
      .select({ one: sql`1` })
      .from(privacyRequests)
      .where(and(inArray(privacyRequests.id, ids), eq(privacyRequests.siteId, outbox.siteId), eq(privacyRequests.email, outbox.to)))
    // Later ones belong to another request of the address.
    const isOlder = lte(outbox.createdAt, confirmationCutoff(at))
    await tx.delete(outbox).where(and(eq(outbox.template, 'privacyConfirm'), isOlder, exists(ownMails)))
    await tx.delete(privacyRequests).where(inArray(privacyRequests.id, ids))
    return ids.length
  })
}
