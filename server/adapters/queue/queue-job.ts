import PgBoss from 'pg-boss'
import { executePreparedText } from '@/server/db/prepared'
import type { Transaction } from '@/server/core/transaction'
import type { JobData, QueueName } from './queues'

/** Never started and with no connection of its own: it only knows how a job is written. */
const writer = new PgBoss({ db: { executeSql: () => Promise.reject(new Error('Jobs are queued in a transaction.')) } })

/** Queues a job in the caller's transaction: the work happens if, and only if, the transaction commits (DESIGN P9). */
export async function enqueueJob<N extends QueueName>(tx: Transaction, name: N, data: JobData[N]) {
  const id = await writer.send(name, data, {
    db: { executeSql: async (text, values) => ({ rows: await executePreparedText(tx, text, values) }) },
  })
  // pg-boss joins its table of queues and says nothing when the queue is not there.
  if (!id) throw new Error(`There is no job queue '${name}'.`)
}
