import { z } from 'zod'
import { Moment, Page, pageOf, text } from '@/lib/api/entities/common.schema'

const chosen = {
  /** 'user:12', 'shop', 'provider:paypal', 'guest' for all guests; '' for anybody. */
  actor: text(60).default(''),
  /** 'order.change', or only 'order'; '' for all. */
  action: text(60).default(''),
  /** An entity ('order:12'), an order's number, or a part of an action's words or of what was written. */
  q: text(100).trim().default(''),
  /** Days in Zagreb, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
}

export const FilterAudit = z.strictObject({ ...chosen, page: Page.default(1), limit: z.number().int().min(1).max(100).default(50) })
/** `language`: of the file's words. */
export const ExportAudit = z.strictObject({ ...chosen, language: z.enum(['hrv', 'eng']).default('hrv') })

/** The screens of the office on which a target is seen; `list` is a list with saved views. */
const AuditScreen = z.enum([
  'order',
  'print',
  'product',
  'customer',
  'privacyRequest',
  'event',
  'formEntry',
  'consent',
  'redirects',
  'templates',
  'media',
  'run',
  'list',
  'mail',
  'staff',
])
export type AuditScreen = z.infer<typeof AuditScreen>

/** `id`: what the address of the screen names, where it names one. */
const AuditPlace = z.object({ screen: AuditScreen, id: z.string() })
export type AuditTarget = { name: string; place: z.infer<typeof AuditPlace> | null }

const Fields = z.record(z.string(), z.unknown())

export const AuditEntry = z.object({
  id: z.number(),
  at: Moment,
  actor: z.string(),
  /** Null for the shop itself and for accounts that are gone. */
  actorName: z.string().nullable(),
  /** The actor's address, only where another account has the same name. */
  actorEmail: z.string().nullable(),
  action: z.string(),
  target: z.string(),
  /** What the target is called now: an order's number, a product's name. Null for what is gone, has no name or must not be read by the caller. */
  targetName: z.string().nullable(),
  targetPlace: AuditPlace.nullable(),
  /** What the change touched; null where the write names neither. */
  before: Fields.nullable(),
  after: Fields.nullable(),
  detail: Fields,
  requestId: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** `actors` and `actions`: all that the log knows, for the filters. */
export const AuditPage = pageOf(AuditEntry).extend({
  actors: z.array(z.object({ actor: z.string(), actorName: z.string().nullable(), actorEmail: z.string().nullable() })),
  actions: z.array(z.string()),
})
export type AuditPage = z.infer<typeof AuditPage>

/** `isCapped`: older entries were left out. */
export const AuditExport = z.object({ csv: z.string(), count: z.number(), isCapped: z.boolean() })

export const adminAuditSchemas = {
  filter: { input: FilterAudit, data: AuditPage },
  export: { input: ExportAudit, data: AuditExport },
}
