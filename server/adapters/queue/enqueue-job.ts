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

function within(tx: Transaction): PgBoss.Db {
  return { executeSql: async (text, values) => ({ rows: await executePreparedText(tx, text, values) }) }
}
