import { z } from 'zod'
import { LinkLanguage } from '@/lib/api/entities/page/link-language.schema'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, Id, text } from '@/lib/api/entities/common.schema'
import { EditedPicture } from '@/lib/api/entities/media.schema'
import type { approvalApi } from './approval'
import { areDistinct, DocumentSchema, FieldNames, Key, Note, Revision } from './draft.schema'

export const RequestApproval = z.strictObject({
  documents: z
    .array(z.strictObject({ key: Key, revision: Revision }))
    .min(1)
    .max(20)
    .refine(areDistinct, 'Svaki dokument samo jednom.'),
  note: Note.default(''),
})

export const GetApproval = z.strictObject({ token: text(100).min(1) })
export const DecideApproval = z.strictObject({ id: Id, comment: Note.default('') })

/** `overwrite` names, by document, fields to publish although something outside the draft has changed them; without, they are 409 FIELD_CHANGED. */
export const Approve = DecideApproval.extend({ overwrite: z.record(Key, FieldNames).default({}) })

/**
 * `hasNewerDraft`: the draft has gone on since, so the request can no longer be approved. `isOwn`: the caller has asked. `expired` is what nobody decided
 * within seven days.
 */
export const Approval = z.object({
  id: z.number(),
  state: z.enum(['open', 'approved', 'rejected', 'expired']),
  note: z.string(),
  comment: z.string(),
  requestedBy: z.string(),
  isOwn: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  language: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  documents: z.array(z.object({ key: z.string(), revision: z.number(), hasNewerDraft: z.boolean() })),
})
export type Approval = z.infer<typeof Approval>

/** The newest hundred. */
export const Approvals = z.object({ approvals: z.array(Approval) })

/** `pictures` and `links` are those that the documents name, as in a draft. `target` leads to the document's page as in links, null where it has none. */
export const ApprovalView = Approval.extend({
  views: z.array(
    z.object({
      key: z.string(),
      target: z.string().nullable(),
      live: DocumentSchema,
      draft: DocumentSchema,
      pictures: z.record(z.string(), EditedPicture),
      links: z.record(z.string(), z.object({ target: z.string(), title: z.string(), locale: LinkLanguage })),
    }),
  ),
})

export const approvalSchemas = {
  request: { input: RequestApproval, data: Approval },
  filter: { input: Empty, data: Approvals },
  get: { input: GetApproval, data: ApprovalView },
  approve: { input: Approve, data: Approval },
  reject: { input: DecideApproval, data: Approval },
} satisfies SchemasOf<typeof approvalApi>
