import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, Moment, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { FormField } from '@/lib/api/entities/form.schema'
import type { officeFormApi } from './office'

export const AnswerView = z.enum(['waiting', 'handled', 'all'])
export type AnswerView = z.infer<typeof AnswerView>

export const FilterAnswers = z.strictObject({
  view: AnswerView.default('waiting'),
  formId: Id.optional(),
  /** An e-mail or a part of one. */
  q: text(254).trim().default(''),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(25),
})

/** Who of the shop was done with it; '' for somebody who has left since. */
const Handled = z.object({ at: Moment, by: z.string() }).nullable()

export const AnswerItem = z.object({
  id: z.number(),
  form: z.object({ id: z.number(), title: z.string() }),
  email: z.string(),
  /** How its longest words begin. */
  excerpt: z.string(),
  createdAt: Moment,
  handled: Handled,
})
export type AnswerItem = z.infer<typeof AnswerItem>

/** `counts` are of the form that was asked for, `forms` are all that the site has or had. */
export const AnswerPage = pageOf(AnswerItem).extend({
  counts: z.object({ waiting: z.number(), handled: z.number() }),
  forms: z.array(z.object({ id: z.number(), title: z.string() })),
})

export const OfficeAnswer = AnswerItem.omit({ excerpt: true }).extend({
  /** By the labels that were asked with, in the form's order; '' where nothing was written. */
  lines: z.array(z.object({ label: z.string(), kind: FormField.shape.kind, value: z.union([z.string(), z.boolean()]) })),
  consents: z.array(z.object({ id: z.number(), displayName: z.string(), version: z.number() })),
  /** When it goes by itself. */
  keptUntil: Moment,
})
export type OfficeAnswer = z.infer<typeof OfficeAnswer>

export const AnswerId = z.strictObject({ id: Id })
export const HandleAnswer = z.strictObject({ id: Id, handled: z.boolean() })

export const officeFormSchemas = {
  filter: { input: FilterAnswers, data: AnswerPage },
  get: { input: AnswerId, data: OfficeAnswer },
  handle: { input: HandleAnswer, data: OfficeAnswer },
} satisfies SchemasOf<typeof officeFormApi>
