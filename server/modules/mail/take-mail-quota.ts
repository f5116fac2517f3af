import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { log } from '@/server/core/log'
import { takeFromWindow } from '@/server/core/rate-limits'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { users } from '@/server/db/schema/user'
import type { MailTemplate } from './templates/registry'

/** Mails that anybody can cause to any address, by an order, a form or a subscription. */
const publiclyTriggered: ReadonlySet<MailTemplate> = new Set([
  'confirmNewEmail',
  'formConfirm',
  'newsletterAlready',
  'newsletterConfirm',
  'orderCancelled',
  'orderConfirmation',
  'orderLink',
  'orderReminder',
  'privacyConfirm',
  'privacyReceived',
  'seatsConfirm',
  'seatsReserved',
  'stockNoticeConfirm',
  'verifyEmail',
])
const mailsADay = 10

/** Counts the mail and tells whether it may be written to the address (docs/rules/mail.md#mail-quota). */
export async function takeMailQuota({ site }: Pick<Ctx, 'site'>, tx: Tx, { template, to }: { template: MailTemplate; to: string }) {
  if (!publiclyTriggered.has(template)) return true
  const address = to.toLowerCase()
  const [row] = await tx.execute<{ mailbox: string }>(sql`select izlog_mailbox(${address}::text) as mailbox`)
  const isFree = takeFromWindow(`${site.id} ${row?.mailbox ?? address}`, {
    name: 'mails',
    maxCalls: mailsADay,
    windowSeconds: 86_400,
  })
  if (isFree) return true
  const isConfirmed = and(eq(users.siteId, site.id), eq(users.email, address), isNotNull(users.verifiedAt))
  if ((await tx.$count(users, isConfirmed)) > 0) return true
  log('warn', 'a mail is not written: its address got many today', { template })
  return false
}
