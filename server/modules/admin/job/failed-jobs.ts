import { sql, type SQL } from 'drizzle-orm'
import type { FailedJob } from '@/lib/api/v1/admin/job.schema'
import type { Ctx } from '@/server/core/context'

export type FailedJobRow = {
  id: string
  queue: FailedJob['queue']
  at: Date
  attempts: number
  error: string
  mailId: number | null
  orderId: number | null
  runId: number | null
}

/**
 * The failed jobs of the site. A job whose row is gone, or whose bulk change is over, belongs to no site and has nothing left to do; one of a privacy request is started again from the
 * request, which needs rights and a proof of its own.
 */
export function failedJobs({ site }: Pick<Ctx, 'site'>): SQL {
  return sql`
    select
      job.id, job.name as queue, job.completed_on as at, job.retry_count + 1 as attempts,
      coalesce(job.output ->> 'message', job.output -> 'value' ->> 'message', '') as error, mail.id as "mailId", paid.id as "orderId",
      run.id as "runId"
    from pgboss.job job
    left join outbox mail on job.name = 'mail' and mail.id = (job.data ->> 'outboxId')::int
    left join payment_intents intent on job.name = 'payment' and intent.id = (job.data ->> 'intentId')::int
    left join orders paid on paid.id = intent.order_id
    left join data_exports export on job.name = 'dataExport' and export.id = (job.data ->> 'exportId')::int
    left join users exporting on exporting.id = export.user_id
    left join office_runs run on job.name = 'officeRun' and run.id = (job.data ->> 'runId')::int and run.state = 'running'
    where job.state = 'failed'
      and ${site.id} = coalesce(mail.site_id, paid.site_id, exporting.site_id, run.site_id, (job.data ->> 'siteId')::int)`
}
