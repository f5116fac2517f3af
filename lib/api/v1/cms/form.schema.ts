import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { Form } from '@/lib/api/entities/form.schema'
import type { formApi } from './form'

export const FilterForms = z.strictObject({
  filters: z.strictObject({ ids: z.array(Id).max(20).optional(), keys: z.array(text(60)).max(20).optional() }).default({}),
  page: Page.default(1),
  limit: z.number().int().min(1).max(50).default(10),
})
export const FormPage = pageOf(Form)
export const GetForm = z.strictObject({ id: Id })

/** SPEC 7: the key and the token of the form's captcha. A site without one takes them and does not read them. */
const captcha = { 'g-recaptcha-key': text(200).optional(), 'g-recaptcha-response': text(4000).optional() }

/** `data` by the names of the form's fields; what it must hold, its fields say. `consents` (*ours*): the wordings that were agreed to. `website` (*ours*) stays empty: people do not see it. */
export const StoreFormData = z.strictObject({
  id: Id,
  data: z.record(text(40), z.union([text(5000), z.boolean()])),
  consents: z.array(Id).max(20).optional(),
  website: text(200).optional(),
  ...captcha,
})
export const FormStored = z.object({ stored: z.literal(true) })

/** What the link of a form's mail carries. */
export const FormLink = z.strictObject({ id: text(16_000) })
export const LinkedForm = z.object({ title: z.string(), email: z.string() })

/** SPEC 3 'Email confirmation params'. `goal` of a file is its address here. */
export const FormGoal = z.object({ goalType: z.enum(['message', 'file', 'url']), goal: z.string(), confirmedEmail: z.string() })
export type FormGoal = z.infer<typeof FormGoal>

export const formSchemas = {
  filter: { input: FilterForms, data: FormPage },
  get: { input: GetForm, data: Form },
  storeData: { input: StoreFormData, data: FormStored },
  getLink: { input: FormLink, data: LinkedForm },
  confirmEmail: { input: FormLink, data: FormGoal },
} satisfies SchemasOf<typeof formApi>
