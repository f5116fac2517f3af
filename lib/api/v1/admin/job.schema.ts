import { z } from 'zod'
import { Empty, Moment, Page, pageOf } from '@/lib/api/entities/common.schema'

export const FailedJob = z.object({
  id: z.string(),
  /** Two are not listed: a failed print is made anew, and a privacy request is run again from itself, with rights and a proof of its own. */
  queue: z.enum(['mail', 'linkRequest', 'orderLink', 'payment', 'dataExport', 'officeRun']),
  /** When its last attempt failed. */
  at: Moment,
  attempts: z.number(),
  error: z.string(),
  /** What it works on, if that has a screen. */
  mailId: z.number().nullable(),
  orderId: z.number().nullable(),
  runId: z.number().nullable(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const FailedJobPage = pageOf(FailedJob)
export const FilterJobs = z.strictObject({ page: Page.default(1), limit: z.number().int().min(1).max(100).default(25) })
export const RetryJob = z.strictObject({ id: z.uuid() })

export const adminJobSchemas = {
  filter: { input: FilterJobs, data: FailedJobPage },
  retry: { input: RetryJob, data: Empty },
}
