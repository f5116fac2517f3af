import { z } from 'zod'
import { answersSchema, blankAnswers, type Answers, type Form } from '@/lib/api/entities/form.schema'

/** `captcha`: permission to load it; `website`: the honeypot. */
export type FormValues = { answers: Answers; consents: Record<string, boolean>; captcha: boolean; website: string }

/** Answers by field name; consents under `c{id}`. */
export function formValuesSchema(
  { fields, consents }: Form,
  { asksCaptcha: needsCaptchaPermission = false } = {},
): z.ZodType<FormValues, FormValues> {
  const booleans = { consents: z.record(z.string(), z.boolean()), captcha: z.boolean() }
  return z.object({ answers: answersSchema(fields), ...booleans, website: z.string() }).superRefine((value, context) => {
    if (needsCaptchaPermission && !value.captcha) context.addIssue({ code: 'custom', path: ['captcha'], message: 'captchaRequired' })
    for (const { id, required } of consents) {
      if (required && !value.consents[`c${id}`])
        context.addIssue({ code: 'custom', path: ['consents', `c${id}`], message: 'consentRequired' })
    }
  })
}

/** No consent is ticked beforehand. */
export function emptyFormValues({ fields, consents }: Form): FormValues {
  const consentValues = Object.fromEntries(consents.map(({ id }) => [`c${id}`, false]))
  return { answers: blankAnswers(fields), consents: consentValues, captcha: false, website: '' }
}

export function toFormPayload({ id, consents }: Form, values: FormValues) {
  const consentIds = consents.flatMap((one) => (values.consents[`c${one.id}`] ? [one.id] : []))
  return { id, data: values.answers, consents: consentIds, website: values.website }
}
