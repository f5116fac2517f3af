import { z } from 'zod'
import { Id, Moment, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { FormField } from '@/lib/api/entities/form.schema'

export const AnswerView = z.enum(['waiting', 'handled', 'all'])
export type AnswerView = z.infer<typeof AnswerView>

export const FilterAnswers = z.strictObject({
  view: AnswerView.default('waiting'),
  formId: Id.optional(),
  /** An e-mail address or a part of one. */
  q: text(254).trim().default(''),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(25),
})

/** Who marked it as handled; '' for a deleted user. */
const Handled = z.object({ at: Moment, by: z.string() }).nullable()

export const AnswerItem = z.object({
  id: z.number(),
  form: z.object({ id: z.number(), title: z.string() }),
  email: z.string(),
  /** Beginning of the longest text. */
  excerpt: z.string(),
  createdAt: Moment,
  handled: Handled,
})
export type AnswerItem = z.infer<typeof AnswerItem>

/** `counts` are of the requested form, `forms` are all of the site, closed ones too. */
export const AnswerPage = pageOf(AnswerItem).extend({
  counts: z.object({ waiting: z.number(), handled: z.number() }),
  forms: z.array(z.object({ id: z.number(), title: z.string() })),
})

export const OfficeAnswer = AnswerItem.omit({ excerpt: true }).extend({
  /** In the form's order, with the labels as asked; '' for an empty answer. */
  lines: z.array(z.object({ label: z.string(), kind: FormField.shape.kind, value: z.union([z.string(), z.boolean()]) })),
  consents: z.array(z.object({ id: z.number(), displayName: z.string(), version: z.number() })),
  /** When retention ends. */
  keptUntil: Moment,
})
export type OfficeAnswer = z.infer<typeof OfficeAnswer>

export const AnswerId = z.strictObject({ id: Id })
export const HandleAnswer = z.strictObject({ id: Id, handled: z.boolean() })

export const officeFormSchemas = {
  filter: { input: FilterAnswers, data: AnswerPage },
  get: { input: AnswerId, data: OfficeAnswer },
  handle: { input: HandleAnswer, data: OfficeAnswer },
}
