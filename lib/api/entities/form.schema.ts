import { z } from 'zod'
import { oneLine, text } from './common.schema'
import { Consent } from './consent.schema'

/** The kind decides validation and the keyboard on phones. */
const fieldKinds = ['text', 'name', 'email', 'phone', 'longText', 'choice', 'flag'] as const

/**
 * A field of an editor's form. A `choice` is stored by value and shown by label. The table limits labels and hints, so that older, longer
 * ones still parse.
 */
export const FormField = z.object({
  name: z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/),
  kind: z.enum(fieldKinds),
  label: z.string().min(1),
  hint: z.string().default(''),
  required: z.boolean().default(false),
  /** Maximum number of characters; defaults by kind. */
  max: z.number().int().min(1).max(5000).optional(),
  options: z.array(z.object({ value: z.string().min(1).max(60), label: z.string().min(1) })).default([]),
})
export type FormField = z.output<typeof FormField>

/** The stored fields of a form (docs/rules/content.md#form-fields). One of them is the sender's address. */
export const FormFields = z
  .array(FormField)
  .min(1)
  .max(30)
  .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, 'twice')
  .refine((fields) => fields.some(isSender), 'sender')

/** The first required e-mail field: its answer is the sender's address. */
export function isSender({ kind, required }: FormField): boolean {
  return kind === 'email' && required
}

/** reCAPTCHA's site key and version; the action is for version 3. */
export const FormCaptcha = z.object({ key: z.string(), version: z.string() })
export type FormCaptcha = z.infer<typeof FormCaptcha>
export const captchaAction = 'form'

/** A form as visitors see it; `consents` are those of the assignment `form`, in their order. */
export const Form = z.object({
  id: z.number(),
  key: z.string(),
  title: z.string(),
  fields: z.array(FormField),
  /** Whether the sender must confirm the address by a mailed link. */
  confirmed: z.boolean(),
  consents: z.array(Consent),
  /** The captcha to solve; null for none. */
  captcha: FormCaptcha.nullable(),
})
export type Form = z.infer<typeof Form>

export type Answers = Record<string, string | boolean>

/** Default maximum number of characters by kind. */
const defaultMax = { text: 200, name: 150, email: 254, phone: 40, longText: 5000, choice: 60, flag: 0 } as const

export function maxLengthOf({ kind, max }: FormField): number {
  return max ?? defaultMax[kind]
}

/** Initial values of an empty form. */
export function blankAnswers(fields: readonly FormField[]): Answers {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, kind !== 'flag' && '']))
}

/** Validates a form's answers in browser and server; messages are rule keys (docs/rules/content.md#form-answers). */
export function answersSchema(fields: readonly FormField[]): z.ZodType<Answers, Answers> {
  return z.strictObject(Object.fromEntries(fields.map((field) => [field.name, answerSchema(field)])))
}

function answerSchema(field: FormField): z.ZodType<string | boolean, string | boolean> {
  const { kind, required, options } = field
  const isGiven = (answer: string) => !required || answer !== ''
  const typed = text(maxLengthOf(field)).trim()
  switch (kind) {
    case 'flag':
      return z.boolean().refine((ticked) => ticked || !required, 'required')
    case 'choice':
      return typed.refine(isGiven, 'required').refine((chosen) => chosen === '' || options.some(({ value }) => value === chosen), 'unknown')
    case 'email':
      return typed.toLowerCase().refine(isGiven, 'required').refine(emptyOr(z.email()), 'email')
    case 'phone':
      return typed.refine(isGiven, 'required').refine(emptyOr(z.string().regex(/^\+?[0-9][0-9 ()/.-]{5,}$/)), 'phone')
    case 'text':
    case 'name':
      return oneLine(maxLengthOf(field)).refine(isGiven, 'required')
    case 'longText':
      return typed.refine(isGiven, 'required')
  }
  return kind satisfies never
}

function emptyOr(rule: z.ZodType) {
  return (answer: string) => answer === '' || rule.safeParse(answer).success
}
