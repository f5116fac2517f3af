import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { adminJobApi } from '@/lib/api/v1/admin/job'
import { retryJob } from '@/server/adapters/queue/enqueue-job'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { failedJobs, type FailedJobRow } from './failed-jobs'

/** docs/rules/administration.md#failed-jobs */
export async function retry(ctx: Ctx, { id }: ParsedOf<typeof adminJobApi.retry>) {
  return inTransaction(ctx, async (tx) => {
    const [job] = await tx.execute<FailedJobRow>(sql`select * from (${failedJobs(ctx)}) failed where id = ${id}`)
    if (!job) throw new AppError('NOT_FOUND')
    await retryJob(tx, job.queue, job.id)
    await audit(ctx, tx, { action: 'job.retry', target: `job:${job.id}`, detail: { queue: job.queue } })
    return {}
  })
}
