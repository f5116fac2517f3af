import { sql } from 'drizzle-orm'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import type { JobData, QueueName } from '@/server/adapters/queue/queues'
import { database } from '@/server/db/client'

/** A job that failed at its last attempt. Returns its id. */
export async function createFailedJob<N extends QueueName>(name: N, data: JobData[N]): Promise<string> {
  return database().db.transaction(async (tx) => {
    await enqueueJob(tx, name, data)
    const [job] = await tx.execute<{ id: string }>(sql`
      update pgboss.job set
        state = 'failed', retry_count = retry_limit, started_on = now(), completed_on = now(), output = '{"message": "Ne ide."}'
      where name = ${name} and state = 'created' and data @> ${JSON.stringify(data)}::jsonb
      returning id`)
    if (!job) throw new Error('The job was not written.')
    return job.id
  })
}
