import { z } from 'zod'
import { Empty, Id, Moment, Page, pageOf } from '@/lib/api/entities/common.schema'

export const Overview = z.object({
  products: z.number(),
  orders: z.number(),
  mailsWaiting: z.number(),
  /** Answers to forms that nobody was done with. */
  answersWaiting: z.number(),
  /** Reviews and comments that nobody has decided about. */
  reviewsWaiting: z.number(),
  /** Privacy requests to answer; `daysLeft`: until the first is due, negative when it is late. */
  privacy: z.object({ waiting: z.number(), daysLeft: z.number().nullable() }),
})
export type Overview = z.infer<typeof Overview>

export const MailSummary = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  createdAt: Moment,
  /** Null while it waits to be sent. */
  sentAt: Moment.nullable(),
})
export type MailSummary = z.infer<typeof MailSummary>

export const Mail = MailSummary.extend({ html: z.string(), text: z.string() })
export type Mail = z.infer<typeof Mail>

export const FilterOutbox = z.strictObject({ page: Page.default(1), limit: z.coerce.number().int().min(1).max(100).default(25) })
export const MailPage = pageOf(MailSummary)
export const MailId = z.strictObject({ id: Id })

export const adminSchemas = {
  overview: { input: Empty, data: Overview },
  outbox: { input: FilterOutbox, data: MailPage },
  mail: { input: MailId, data: Mail },
}
