import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, Id, text } from '@/lib/api/entities/common.schema'
import { EditedPicture } from '@/lib/api/entities/media.schema'
import type { approvalApi } from './approval'
import { areDistinct, DocumentSchema, Key, Note, Revision } from './draft.schema'

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

/** `hasNewerDraft`: the draft has gone on since, so the request can no longer be approved. */
export const Approval = z.object({
  id: z.number(),
  state: z.enum(['open', 'approved', 'rejected']),
  note: z.string(),
  comment: z.string(),
  requestedBy: z.string(),
  language: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  documents: z.array(z.object({ key: z.string(), revision: z.number(), hasNewerDraft: z.boolean() })),
})
export type Approval = z.infer<typeof Approval>

/** The newest hundred. */
export const Approvals = z.object({ approvals: z.array(Approval) })

/** `pictures` and `links` are those that the documents name, as in a draft. */
export const ApprovalView = Approval.extend({
  views: z.array(
    z.object({
      key: z.string(),
      live: DocumentSchema,
      draft: DocumentSchema,
      pictures: z.record(z.string(), EditedPicture),
      links: z.record(z.string(), z.object({ target: z.string(), title: z.string() })),
    }),
  ),
})

export const approvalSchemas = {
  request: { input: RequestApproval, data: Approval },
  filter: { input: Empty, data: Approvals },
  get: { input: GetApproval, data: ApprovalView },
  approve: { input: DecideApproval, data: Approval },
  reject: { input: DecideApproval, data: Approval },
} satisfies SchemasOf<typeof approvalApi>
