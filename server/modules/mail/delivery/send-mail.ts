import { eq } from 'drizzle-orm'
import { env } from '@/lib/env'
import { mailTransport } from '@/server/adapters/mail/transport'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { storedLocale } from '@/server/core/languages'
import { loadSites } from '@/server/core/sites'
import { findCompany } from '@/server/modules/settings/company'
import { lastMails } from './last-mails'
import { loadAttachments } from './attachments'
import { commonHeaders, senderOf } from './sender'
import { renderMail } from '@/server/modules/mail/templates/registry'

/**
 * Delivers one mail of the outbox, if unsent. Marks or deletes it after delivery, so a crash in between delivers again under the same Message-ID
 * (docs/rules/mail.md#message-id).
 */
export async function sendMail(outboxId: number) {
  const { db } = database()
  const [row] = await db.select().from(outbox).where(eq(outbox.id, outboxId))
  if (!row || row.sentAt) return
  const site = (await loadSites()).find((one) => one.id === row.siteId)
  if (!site) throw new Error(`The mail ${outboxId} belongs to no site.`)
  const locale = storedLocale(site, row.languageId)
  const shop = { ...site, locale, company: await findCompany(db, site.id) }
  const { subject, html, text, headers } = renderMail(row.template, row.data, shop)
  const attachments = await loadAttachments(db, row, locale)
  await mailTransport().send({
    from: senderOf(shop, env.MAIL_FROM),
    to: row.to,
    messageId: row.messageId,
    subject,
    html,
    text,
    date: row.createdAt,
    attachments,
    headers: { ...commonHeaders(shop), ...headers },
  })
  if (lastMails.has(row.template)) await db.delete(outbox).where(eq(outbox.id, outboxId))
  else await db.update(outbox).set({ sentAt: new Date() }).where(eq(outbox.id, outboxId))
}
