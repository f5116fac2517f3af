import { sql, type SQL } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import { executePreparedText } from '@/server/db/prepared'
import type { Transaction } from '@/server/core/transaction'
import type { JobData, QueueName } from './queues'

/** Never started: it only builds the insert statement. */
const writer = new PgBoss({ db: { executeSql: () => Promise.reject(new Error('Jobs are queued in a transaction.')) } })

/** Queues a job in the caller's transaction (docs/rules/platform.md#transactional-jobs). */
export async function enqueueJob<N extends QueueName>(tx: Transaction, name: N, data: JobData[N]) {
  const id = await writer.send(name, data, {
    db: within(tx),
  })
  // pg-boss returns null without an error when the queue does not exist.
  if (!id) throw new Error(`There is no job queue '${name}'.`)
}

/** Starts a failed job again, in the caller's transaction. Nothing happens to a job in another state. */
export async function retryJob(tx: Transaction, name: QueueName, id: string) {
  await writer.retry(name, id, { db: within(tx) })
}

/** Starts the mail's job now, if it waits or has failed. False if the mail has no job. A running one sends the mail itself. */
export async function startMailNow(tx: Transaction, outboxId: number): Promise<boolean> {
  const rows = await tx.execute(sql`
    update pgboss.job set
      start_after = now(),
      retry_limit = case when state = 'failed' then retry_limit + 1 else retry_limit end,
      state = case when state = 'failed' then 'retry' else state end
    where name = 'mail' and (data ->> 'outboxId')::int = ${outboxId} and state in ('created', 'retry', 'active', 'failed')
    returning 1`)
  return rows.length > 0
}

/** Deletes the jobs of a site's requested links whose address fulfils a condition; failed and finished ones would keep it for weeks. */
export async function deleteLinkJobs(tx: Transaction, { siteId, isOf }: { siteId: number; isOf: (address: SQL) => SQL }) {
  const isTheirs = sql`name in ('linkRequest', 'orderLink') and (data ->> 'siteId')::int = ${siteId} and ${isOf(sql`data ->> 'email'`)}`
  await tx.execute(sql`delete from pgboss.job where ${isTheirs}`)
  await tx.execute(sql`delete from pgboss.archive where ${isTheirs}`)
}

/** Deletes the ended jobs of mails that the outbox holds no longer; a mail server's refusal names the address. */
export async function deleteJobsOfDeletedMails(tx: Transaction) {
  const isOfNoMail = sql`
    name = 'mail' and state in ('completed', 'cancelled', 'failed')
    and not exists (select from outbox where outbox.id = (data ->> 'outboxId')::int)`
  await tx.execute(sql`delete from pgboss.job where ${isOfNoMail}`)
  await tx.execute(sql`delete from pgboss.archive where ${isOfNoMail}`)
}

function within(tx: Transaction): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await executePreparedText(tx, text, values) }) }
}
