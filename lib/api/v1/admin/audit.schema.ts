import { z } from 'zod'
import { Moment, Page, pageOf, text } from '@/lib/api/entities/common.schema'

const chosen = {
  /** 'user:12', 'shop', 'provider:paypal'; '' for anybody. */
  actor: text(60).default(''),
  /** 'order.change', or only 'order'; '' for all. */
  action: text(60).default(''),
  /** An entity ('order:12'), or a part of what was written. */
  q: text(100).trim().default(''),
  /** Days in Zagreb, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
}

export const FilterAudit = z.strictObject({ ...chosen, page: Page.default(1), limit: z.number().int().min(1).max(100).default(50) })
export const ExportAudit = z.strictObject(chosen)

const Fields = z.record(z.string(), z.unknown())

export const AuditEntry = z.object({
  id: z.number(),
  at: Moment,
  actor: z.string(),
  /** Null for the shop itself and for accounts that are gone. */
  actorName: z.string().nullable(),
  action: z.string(),
  target: z.string(),
  /** What the change touched; null where the write names neither. */
  before: Fields.nullable(),
  after: Fields.nullable(),
  detail: Fields,
  requestId: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** `actors` and `actions`: all that the log knows, for the filters. */
export const AuditPage = pageOf(AuditEntry).extend({
  actors: z.array(z.object({ actor: z.string(), name: z.string().nullable() })),
  actions: z.array(z.string()),
})
export type AuditPage = z.infer<typeof AuditPage>

/** `isCapped`: older entries were left out. */
export const AuditExport = z.object({ csv: z.string(), count: z.number(), isCapped: z.boolean() })

export const adminAuditSchemas = {
  filter: { input: FilterAudit, data: AuditPage },
  export: { input: ExportAudit, data: AuditExport },
}
