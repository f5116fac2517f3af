import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { FailedJobPage, FilterJobs, RetryJob } from './job.schema'

/** *Ours*: background work that failed after all its attempts (docs/rules/administration.md#failed-jobs). */
export const adminJobApi = defineModule('/api/v1/admin/job', {
  /** The latest failure first. */
  filter: post<typeof FilterJobs, typeof FailedJobPage>('filter', { access: 'office:settings', reads: true }),
  /** 404 for a job that runs again already. */
  retry: post<typeof RetryJob, typeof Empty>('retry/{id}', { access: 'office:settings' }),
})
