import { z } from 'zod'
import { text } from './common.schema'
import { Consent } from './consent.schema'

/** What a field asks for; a kind says how it is checked and which keyboard a phone shows. */
const fieldKinds = ['text', 'name', 'email', 'phone', 'longText', 'choice', 'flag'] as const

/**
 * One field of a form that an editor made. A `choice` has its options, and the option's label is what the shop reads. How long labels and hints may be is the
 * table's to say: what was longer before is shown all the same.
 */
export const FormField = z.object({
  name: z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/),
  kind: z.enum(fieldKinds),
  label: z.string().min(1),
  hint: z.string().default(''),
  required: z.boolean().default(false),
  /** Letters at most; without it as many as its kind usually has. */
  max: z.number().int().min(1).max(5000).optional(),
  options: z.array(z.object({ value: z.string().min(1).max(60), label: z.string().min(1) })).default([]),
})
export type FormField = z.output<typeof FormField>

/** The fields as the database keeps them. Every form asks for the address it shall be answered to. */
export const FormFields = z
  .array(FormField)
  .min(1)
  .max(30)
  .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, 'twice')
  .refine((fields) => fields.some(isSender), 'sender')

/** The field that says whom to answer: the first required address of the form. */
export function isSender({ kind, required }: FormField): boolean {
  return kind === 'email' && required
}

/** What a browser needs to ask reCAPTCHA for a token, and for what: an action of Google's version 3. */
export const FormCaptcha = z.object({ key: z.string(), version: z.string() })
export type FormCaptcha = z.infer<typeof FormCaptcha>
export const captchaAction = 'form'

/** SPEC 7: a form as visitors see it; `consents` are the wordings of the assignment 'form', in their order. */
export const Form = z.object({
  id: z.number(),
  key: z.string(),
  title: z.string(),
  fields: z.array(FormField),
  /** Whether an answer counts only once its sender has followed the link of a mail. */
  confirmed: z.boolean(),
  consents: z.array(Consent),
  /** *Ours*: what must prove that it is a person who answers (SPEC 5); null for nothing. */
  captcha: FormCaptcha.nullable(),
})
export type Form = z.infer<typeof Form>

export type Answers = Record<string, string | boolean>

/** How many letters a kind of field takes where the form does not say. */
const usualMax = { text: 200, name: 150, email: 254, phone: 40, longText: 5000, choice: 60, flag: 0 } as const

export function maxOf({ kind, max }: FormField): number {
  return max ?? usualMax[kind]
}

/** What each field holds before anything is typed. */
export function blankAnswers(fields: readonly FormField[]): Answers {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, kind !== 'flag' && '']))
}

/** The schema of a form's answers, for the browser and the server alike; what is wrong is named by its rule (SPEC 5). */
export function answersTo(fields: readonly FormField[]): z.ZodType<Answers, Answers> {
  return z.strictObject(Object.fromEntries(fields.map((field) => [field.name, answerTo(field)])))
}

function answerTo(field: FormField): z.ZodType<string | boolean, string | boolean> {
  const { kind, required, options } = field
  const isGiven = (answer: string) => !required || answer !== ''
  const typed = text(maxOf(field)).trim()
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
    case 'longText':
      return typed.refine(isGiven, 'required')
  }
  return kind satisfies never
}

function emptyOr(rule: z.ZodType) {
  return (answer: string) => answer === '' || rule.safeParse(answer).success
}
