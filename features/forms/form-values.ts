import { z } from 'zod'
import { answersTo, blankAnswers, type Answers, type Form } from '@/lib/api/entities/form.schema'

/** `captcha` is the permission to load one; `website` is the field that people do not see. */
export type FormValues = { answers: Answers; consents: Record<string, boolean>; captcha: boolean; website: string }

/** What is typed into a form of the site: its answers by their fields' names, and its ticks under `c{id}`. */
export function formValuesSchema(
  { fields, consents }: Form,
  { asksCaptcha: needsCaptchaPermission = false } = {},
): z.ZodType<FormValues, FormValues> {
  const booleans = { consents: z.record(z.string(), z.boolean()), captcha: z.boolean() }
  return z.object({ answers: answersTo(fields), ...booleans, website: z.string() }).superRefine((value, context) => {
    if (needsCaptchaPermission && !value.captcha) context.addIssue({ code: 'custom', path: ['captcha'], message: 'captchaRequired' })
    for (const { id, required } of consents) {
      if (required && !value.consents[`c${id}`])
        context.addIssue({ code: 'custom', path: ['consents', `c${id}`], message: 'consentRequired' })
    }
  })
}

/** Nothing is agreed to beforehand. */
export function emptyFormValues({ fields, consents }: Form): FormValues {
  const consentValues = Object.fromEntries(consents.map(({ id }) => [`c${id}`, false]))
  return { answers: blankAnswers(fields), consents: consentValues, captcha: false, website: '' }
}

/** The call's input. */
export function toFormPayload({ id, consents }: Form, values: FormValues) {
  const consentIds = consents.flatMap((one) => (values.consents[`c${one.id}`] ? [one.id] : []))
  return { id, data: values.answers, consents: consentIds, website: values.website }
}
