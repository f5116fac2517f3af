import { z } from 'zod'
import { privacyEvents } from '@/lib/office/privacy-actions'
import { Email, Id, Moment, Page, pageOf, text } from '@/lib/api/entities/common.schema'

export const PrivacyKind = z.enum(['access', 'erasure', 'rectification'])
export type PrivacyKind = z.infer<typeof PrivacyKind>

const PrivacyState = z.enum(['unconfirmed', 'open', 'extended', 'done', 'refused'])

/** `active`: what the shop has to answer; `late`: of these, past the due day; `unconfirmed`: all that wait for an identity check; `closed`; `all`. */
export const PrivacyView = z.enum(['active', 'late', 'unconfirmed', 'closed', 'all'])
export type PrivacyView = z.infer<typeof PrivacyView>

/** The kinds of records about a person. */
export const PersonRecord = z.enum([
  'account',
  'addresses',
  'wishlist',
  'comments',
  'carts',
  'notes',
  'tags',
  'newsletter',
  'stockNotices',
  'seats',
  'formEntries',
  'mails',
  'downloads',
  'orders',
  'withdrawals',
  'requests',
  'invoices',
  'consents',
  'block',
])
export type PersonRecord = z.infer<typeof PersonRecord>

const Reason = text(2000).trim().min(3, 'required')

export const FilterPrivacyRequests = z.strictObject({
  view: PrivacyView.default('active'),
  kind: PrivacyKind.optional(),
  /** Part of an address. */
  q: text(100).trim().default(''),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(25),
})

export const PrivacyItem = z.object({
  id: z.number(),
  kind: PrivacyKind,
  state: PrivacyState,
  source: z.enum(['person', 'staff']),
  /** '' once the person is erased. */
  email: z.string(),
  receivedOn: z.iso.date(),
  dueOn: z.iso.date(),
  /** Until the due day, in Zagreb; null when it is closed. */
  daysLeft: z.number().nullable(),
  isRunning: z.boolean(),
})
export type PrivacyItem = z.infer<typeof PrivacyItem>

/** `counts`: the requests of each view under the same search and kind. */
export const PrivacyPage = pageOf(PrivacyItem).extend({ counts: z.record(PrivacyView, z.number()) })

export const PrivacyRequest = PrivacyItem.extend({
  version: z.number(),
  /** Of the customer with the address, if there is one. */
  customerId: z.number().nullable(),
  note: z.string(),
  identityProof: z.enum(['link', 'staff']).nullable(),
  identityProofNote: z.string(),
  linkSentAt: Moment.nullable(),
  extensionReason: z.string(),
  /** The reason of a refusal, or what was corrected. */
  answer: z.string(),
  closedAt: Moment.nullable(),
  /** The last run found open business, and erased nothing. */
  blockedAt: Moment.nullable(),
  /** Until it may be extended. */
  extendableUntil: z.iso.date().nullable(),
  /** How many records were erased, or kept. */
  outcome: z.array(z.object({ what: PersonRecord, count: z.number() })),
  history: z.array(z.object({ event: z.enum(privacyEvents), by: z.string(), at: Moment })),
})
export type PrivacyRequest = z.infer<typeof PrivacyRequest>

export const PrivacyRequestId = z.strictObject({ id: Id })

/** `version`: what was read. */
export const VersionedPrivacyRequest = PrivacyRequestId.extend({ version: z.number().int().min(1) })

/** `receivedOn`: the day the letter came, today by default. `identityProofNote`: how the identity was proven; without it a link is mailed. */
export const CreatePrivacyRequest = z.strictObject({
  kind: PrivacyKind,
  email: Email,
  receivedOn: z.iso.date().optional(),
  note: text(2000).trim().default(''),
  identityProofNote: Reason.optional(),
})

/** For an erasure `handling` says what becomes of the records; for access all are given. */
export const PrivacyPreview = z.object({
  records: z.array(z.object({ what: PersonRecord, count: z.number(), handling: z.enum(['deleted', 'anonymised', 'kept', 'given']) })),
  /** What an erasure must wait for. */
  blockers: z.array(
    z.object({
      reason: z.enum(['officeAccount', 'order', 'subscription', 'withdrawal', 'return', 'refund', 'manualRefund']),
      orderId: z.number().nullable(),
      number: z.string(),
    }),
  ),
})
export type PrivacyPreview = z.infer<typeof PrivacyPreview>

/** `confirmation`: the person's address, typed, for an erasure. `answer`: what was corrected. */
export const RunPrivacyRequest = VersionedPrivacyRequest.extend({
  confirmation: text(254).trim().toLowerCase().default(''),
  answer: text(2000).trim().default(''),
})
export const ReasonedPrivacyRequest = VersionedPrivacyRequest.extend({ reason: Reason })

/** `content` is the zip archive in base64. */
export const PrivacyFile = z.object({ name: z.string(), content: z.string() })

export const officeRequestSchemas = {
  filter: { input: FilterPrivacyRequests, data: PrivacyPage },
  get: { input: PrivacyRequestId, data: PrivacyRequest },
  create: { input: CreatePrivacyRequest, data: PrivacyRequest },
  preview: { input: PrivacyRequestId, data: PrivacyPreview },
  verifyIdentity: { input: ReasonedPrivacyRequest, data: PrivacyRequest },
  sendLink: { input: VersionedPrivacyRequest, data: PrivacyRequest },
  run: { input: RunPrivacyRequest, data: PrivacyRequest },
  extend: { input: ReasonedPrivacyRequest, data: PrivacyRequest },
  refuse: { input: ReasonedPrivacyRequest, data: PrivacyRequest },
  download: { input: PrivacyRequestId, data: PrivacyFile },
}
