import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { prepareStatement } from '@/server/db/prepared'
import { outbox } from '@/server/db/schema/outbox'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import { takeMailQuota } from './take-mail-quota'
import type { MailData, MailTemplate } from './templates/registry'

type Mail<T extends MailTemplate> = {
  template: T
  to: string
  data: MailData<T>
  /** The account it belongs to; deleted with it. */
  userId?: number
  /** The language stored with what it is about; else that of the call (docs/rules/mail.md#mail-language). */
  languageId?: number | null
}

/**
 * Writes a mail to the outbox and queues its job, in the caller's transaction (docs/rules/mail.md#outbox).
 * @returns whether it was written: its address may have got too many today (docs/rules/mail.md#mail-quota)
 */
export async function queueMail<T extends MailTemplate>(
  ctx: Pick<Ctx, 'site' | 'language' | 'newId' | 'now'>,
  tx: Transaction,
  { template, to, data, userId, languageId = ctx.language.id }: Mail<T>,
): Promise<boolean> {
  if (to === '') return false
  // An order holds locks that others wait for: with the id in advance, the mail and its job are one round trip.
  const [isFree, [next]] = await Promise.all([takeMailQuota(ctx, tx, { template, to }), selectNextId(tx, {})])
  if (!isFree || !next) return false
  const messageId = newMessageId(ctx)
  await Promise.all([
    tx.insert(outbox).values({ id: next.id, siteId: ctx.site.id, messageId, template, to, userId, languageId, data }),
    enqueueJob(tx, 'mail', { outboxId: next.id }),
  ])
  return true
}

const selectNextId = prepareStatement<{ id: number }>(() => sql`select nextval(pg_get_serial_sequence('outbox', 'id'))::int as id`)

/** docs/rules/mail.md#message-id */
export function newMessageId({ site, newId }: Pick<Ctx, 'site' | 'newId'>): string {
  return `<${newId()}@${new URL(site.url).hostname}>`
}
