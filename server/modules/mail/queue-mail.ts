import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { outbox } from '@/server/db/schema/outbox'
import { queueJob } from '@/server/adapters/queue/queue-job'
import type { MailData, MailTemplate } from './templates/registry'

type Mail<T extends MailTemplate> = {
  template: T
  to: string
  data: MailData<T>
  /** The account it is about, which it goes with. */
  userId?: number
}

/**
 * Writes a mail into the outbox and queues its sending, in the caller's transaction: either both that and the mail happen, or neither. The
 * Message-ID is fixed here, so that a mail delivered twice is recognisably one. Whoever was erased has no address left to write to.
 */
export async function queueMail<T extends MailTemplate>(
  ctx: Pick<Ctx, 'site' | 'newId'>,
  tx: Transaction,
  { template, to, data, userId }: Mail<T>,
) {
  if (to === '') return
  const messageId = `<${ctx.newId()}@${new URL(ctx.site.url).hostname}>`
  const [row] = await tx.insert(outbox).values({ siteId: ctx.site.id, messageId, template, to, userId, data }).returning({ id: outbox.id })
  if (row) await queueJob(tx, 'mail', { outboxId: row.id })
}
