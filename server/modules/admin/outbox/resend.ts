import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { adminApi } from '@/lib/api/v1/admin'
import { enqueueJob, startMailNow } from '@/server/adapters/queue/enqueue-job'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { outbox } from '@/server/db/schema/outbox'
import { newMessageId } from '@/server/modules/mail/queue-mail'

/** Sends a mail again: a sent one as a new message, a waiting one at once (docs/rules/mail.md#resend). */
export async function resend(ctx: Ctx, { id }: ParsedOf<typeof adminApi.resend>) {
  return inTransaction(ctx, async (tx) => {
    const ofSite = and(eq(outbox.id, id), eq(outbox.siteId, ctx.site.id))
    const [mail] = await tx.select().from(outbox).where(ofSite).for('update')
    if (!mail) throw new AppError('NOT_FOUND')
    const queuedId = mail.sentAt ? await copyMail(ctx, tx, mail) : mail.id
    if (!(await startMailNow(tx, queuedId))) await enqueueJob(tx, 'mail', { outboxId: queuedId })
    await audit(ctx, tx, {
      action: 'mail.resend',
      target: `mail:${id}`,
      detail: { template: mail.template, wasSent: mail.sentAt !== null },
    })
    return { id: queuedId }
  })
}

async function copyMail(ctx: Ctx, tx: Transaction, { siteId, template, to, userId, languageId, data }: typeof outbox.$inferSelect) {
  const copy = { siteId, template, to, userId, languageId, data, messageId: newMessageId(ctx), createdAt: ctx.now() }
  const [row] = await tx.insert(outbox).values(copy).returning({ id: outbox.id })
  if (!row) throw new Error('The mail was not copied.')
  return row.id
}
