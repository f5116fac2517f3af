import { and, eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { users } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { mailLink, createToken, type Recipient } from '@/server/modules/user/one-time-token'

/**
 * Mails the confirmation link. For a taken address the owner gets a notice instead; the caller sees no difference
 * (docs/decisions/006-account-enumeration.md).
 */
export async function mailChangeLink(ctx: Ctx, tx: Transaction, recipient: Recipient) {
  const [owner] = await tx
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.siteId, ctx.site.id), eq(users.email, recipient.email)))
  if (!owner) return mailLink(ctx, tx, 'email', recipient)
  await createToken(ctx, tx, 'email', recipient)
  await queueMail(ctx, tx, { template: 'emailTaken', to: recipient.email, userId: owner.id, data: { firstName: owner.firstName } })
}
