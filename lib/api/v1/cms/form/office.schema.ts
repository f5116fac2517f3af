import { z } from 'zod'
import { Id, Moment, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { FormField } from '@/lib/api/entities/form.schema'

export const EntryView = z.enum(['waiting', 'handled', 'all'])
export type EntryView = z.infer<typeof EntryView>

export const FilterEntries = z.strictObject({
  view: EntryView.default('waiting'),
  formId: Id.optional(),
  /** An e-mail address or a part of one. */
  q: text(254).trim().default(''),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(25),
})

/** Who marked it as handled; '' for a deleted user. */
const Handled = z.object({ at: Moment, by: z.string() }).nullable()

export const EntryItem = z.object({
  id: z.number(),
  form: z.object({ id: z.number(), title: z.string() }),
  email: z.string(),
  /** Beginning of the longest text. */
  excerpt: z.string(),
  createdAt: Moment,
  handled: Handled,
})
export type EntryItem = z.infer<typeof EntryItem>

/** `counts` are of the requested form, `forms` are all of the site, closed ones too. */
export const EntryPage = pageOf(EntryItem).extend({
  counts: z.object({ waiting: z.number(), handled: z.number() }),
  forms: z.array(z.object({ id: z.number(), title: z.string() })),
})

/** What the shop mailed to the sender; `by` is '' for a deleted user. */
const EntryReply = z.object({ id: z.number(), text: z.string(), at: Moment, by: z.string() })

export const OfficeEntry = EntryItem.omit({ excerpt: true }).extend({
  /** In the form's order, with the labels as asked; '' for an empty answer. */
  lines: z.array(z.object({ label: z.string(), kind: FormField.shape.kind, value: z.union([z.string(), z.boolean()]) })),
  /** Oldest first. */
  replies: z.array(EntryReply),
  consents: z.array(z.object({ id: z.number(), displayName: z.string(), version: z.number() })),
  /** When retention ends. */
  keptUntil: Moment,
})
export type OfficeEntry = z.infer<typeof OfficeEntry>

export const EntryId = z.strictObject({ id: Id })
export const HandleEntry = z.strictObject({ id: Id, handled: z.boolean() })

export const ReplyToEntry = z.strictObject({
  id: Id,
  text: text(5000).trim().min(1, 'required'),
  /** How many replies the writer has seen. */
  seenReplies: z.number().int().min(0).max(1_000_000),
})

export const officeFormSchemas = {
  filter: { input: FilterEntries, data: EntryPage },
  get: { input: EntryId, data: OfficeEntry },
  handle: { input: HandleEntry, data: OfficeEntry },
  reply: { input: ReplyToEntry, data: OfficeEntry },
}
