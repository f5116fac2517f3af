import { and, inArray, lt, or } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { lastMails } from './last-mails'

const batchSize = 500
const retentionDays = 365
/** Long after the last attempt to deliver them. */
const lastMailDays = 7
const dayMs = 86_400_000

/** Deletes mails sent over a year ago, and mails to erased people that could not be delivered (docs/rules/mail.md#mail-retention). @returns how many were deleted */
export async function deleteOldMails(now: () => Date = () => new Date()): Promise<number> {
  const { db } = database()
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)
  const isLastMail = and(inArray(outbox.template, [...lastMails]), lt(outbox.createdAt, daysAgo(lastMailDays)))
  const isOld = or(lt(outbox.sentAt, daysAgo(retentionDays)), isLastMail)
  const old = db.select({ id: outbox.id }).from(outbox).where(isOld).orderBy(outbox.id).limit(batchSize)
  const deleted = await db.delete(outbox).where(inArray(outbox.id, old)).returning({ id: outbox.id })
  return deleted.length
}
