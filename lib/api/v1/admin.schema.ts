import { z } from 'zod'
import { Empty, Id, Moment, Page, integer, pageOf, text } from '@/lib/api/entities/common.schema'

/**
 * Kinds of waiting work: orders to pack, to send, unpaid, with withdrawals, with payments to decide; invoices that were not reported; form entries without an answer, privacy requests, reviews to decide, items
 * that run low, mails that are not sent, jobs that failed.
 */
export const WorkKind = z.enum([
  'pack',
  'send',
  'withdrawals',
  'returns',
  'decide',
  'pay',
  'fiscal',
  'answers',
  'privacy',
  'reviews',
  'lowStock',
  'mails',
  'jobs',
])
export type WorkKind = z.infer<typeof WorkKind>

export const WaitingWork = z.object({
  work: WorkKind,
  count: z.number(),
  /** Since when the oldest waits; null where nothing waits or time says nothing. */
  oldest: Moment.nullable(),
})
export type WaitingWork = z.infer<typeof WaitingWork>

/** Orders of a day in Zagreb and their sum in euros, VAT included. */
export const DaySales = z.object({ day: z.string(), orders: z.number(), total: z.number() })
export type DaySales = z.infer<typeof DaySales>

export const Sales = z.object({
  today: DaySales,
  /** The same weekday of last week, up to the same time of day. */
  lastWeek: DaySales,
  /** The last 30 days, today included. */
  days: z.array(DaySales),
})
export type Sales = z.infer<typeof Sales>

/** `refund`: the money of a withdrawal must be on its way; `delivery`: the parcel of an order must arrive; `privacy`: a request under the GDPR must be answered. */
export const Deadline = z.object({
  kind: z.enum(['refund', 'delivery', 'privacy']),
  /** Of the order or the privacy request. */
  id: z.number(),
  /** Of the order; '' for a request. */
  number: z.string(),
  dueAt: Moment,
  isOver: z.boolean(),
})
export type Deadline = z.infer<typeof Deadline>

/** Work, deadlines and sales of what the caller may read; `sales` is null without the right to read orders. */
export const Overview = z.object({ waiting: z.array(WaitingWork), deadlines: z.array(Deadline), sales: Sales.nullable() })
export type Overview = z.infer<typeof Overview>

export const MailSummary = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  createdAt: Moment,
  /** Null while it waits to be sent. */
  sentAt: Moment.nullable(),
  /** `failed`: all attempts were made; it can be sent again. */
  state: z.enum(['waiting', 'sent', 'failed']),
})
export type MailSummary = z.infer<typeof MailSummary>

export const Mail = MailSummary.extend({ html: z.string(), text: z.string() })
export type Mail = z.infer<typeof Mail>

export const FilterOutbox = z.strictObject({
  /** '' for all; `unsent`: waiting or failed. */
  state: z.enum(['', 'waiting', 'sent', 'failed', 'unsent']).default(''),
  /** Words of an address, a template or its subject, or an order's number; each must be found. */
  q: text(100).trim().default(''),
  page: Page.default(1),
  limit: integer({ min: 1, max: 100 }).default(25),
})
export const MailPage = pageOf(MailSummary)
export const MailId = z.strictObject({ id: Id })
/** The mail that is sent: a copy of one that was sent before. */
export const ResentMail = z.object({ id: z.number() })

export const adminSchemas = {
  overview: { input: Empty, data: Overview },
  outbox: { input: FilterOutbox, data: MailPage },
  mail: { input: MailId, data: Mail },
  resend: { input: MailId, data: ResentMail },
}
