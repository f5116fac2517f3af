import { z } from 'zod'
import { Id, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { Form } from '@/lib/api/entities/form.schema'

export const FilterForms = z.strictObject({
  filters: z.strictObject({ ids: z.array(Id).max(20).optional(), keys: z.array(text(60)).max(20).optional() }).default({}),
  page: Page.default(1),
  limit: z.number().int().min(1).max(50).default(10),
})
export const FormPage = pageOf(Form)
export const GetForm = z.strictObject({ id: Id })

/** The captcha's key and token; ignored by a site without one. */
const captcha = { 'g-recaptcha-key': text(200).optional(), 'g-recaptcha-response': text(4000).optional() }

/**
 * `data` by field name, validated by the form's fields. `consents`: ids of the given wordings. `website` is a honeypot that people do not
 * see.
 */
export const StoreFormData = z.strictObject({
  id: Id,
  data: z.record(text(40), z.union([text(5000), z.boolean()])),
  consents: z.array(Id).max(20).optional(),
  website: text(200).optional(),
  ...captcha,
})
export const FormStored = z.object({ stored: z.literal(true) })

/** The signed token of a form's mailed link. */
export const FormLink = z.strictObject({ id: text(16_000) })
/** Where a confirmed form leads. The goal of a file is its download address. */
export const FormGoal = z.object({ goalType: z.enum(['message', 'file', 'url']), goal: z.string(), confirmedEmail: z.string() })
export type FormGoal = z.infer<typeof FormGoal>

/** What a mailed link is about; `goal` once the address is confirmed. */
export const LinkedForm = z.object({
  title: z.string(),
  email: z.string(),
  state: z.enum(['open', 'confirmed', 'expired']),
  goal: FormGoal.nullable(),
})
export type LinkedForm = z.infer<typeof LinkedForm>

export const formSchemas = {
  filter: { input: FilterForms, data: FormPage },
  get: { input: GetForm, data: Form },
  storeData: { input: StoreFormData, data: FormStored },
  getLink: { input: FormLink, data: LinkedForm },
  confirmEmail: { input: FormLink, data: FormGoal },
}
