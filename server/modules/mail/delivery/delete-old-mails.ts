import { inArray, lt } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'

const batchSize = 500
const retentionDays = 365

/** Deletes mails sent over a year ago (docs/rules/mail.md#mail-retention). @returns how many were deleted */
export async function deleteOldMails(now: () => Date = () => new Date()): Promise<number> {
  const { db } = database()
  const limit = new Date(now().getTime() - retentionDays * 24 * 60 * 60_000)
  const old = db.select({ id: outbox.id }).from(outbox).where(lt(outbox.sentAt, limit)).orderBy(outbox.id).limit(batchSize)
  const deleted = await db.delete(outbox).where(inArray(outbox.id, old)).returning({ id: outbox.id })
  return deleted.length
}
