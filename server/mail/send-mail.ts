import { eq } from 'drizzle-orm'
import { mailTransport } from '../adapters/mail/transport'
import { database } from '../db/client'
import { outbox } from '../db/schema/outbox'
import { loadSites } from '../sites'
import { attachmentsOf } from './attachments'
import { renderMail } from './templates'

/**
 * Delivers one mail of the outbox. Already sent: nothing happens. The row is marked after the delivery, so a crash in between delivers
 * again under the same Message-ID, which mail servers and people recognise as one.
 */
export async function sendMail(outboxId: number) {
  const { db } = database()
  const [row] = await db.select().from(outbox).where(eq(outbox.id, outboxId))
  if (!row || row.sentAt) return
  const site = (await loadSites()).find((one) => one.id === row.siteId)
  if (!site) throw new Error(`The mail ${outboxId} belongs to no site.`)
  const { subject, html, text, headers } = renderMail(row.template, row.data, site)
  const attachments = await attachmentsOf(db, row)
  await mailTransport().send({ to: row.to, messageId: row.messageId, subject, html, text, date: row.createdAt, attachments, headers })
  await db.update(outbox).set({ sentAt: new Date() }).where(eq(outbox.id, outboxId))
}
