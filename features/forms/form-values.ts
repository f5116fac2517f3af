import { z } from 'zod'
import { answersTo, blankAnswers, type Answers, type Form } from '@/lib/api/entities/form.schema'

type FormValues = { answers: Answers; consents: Record<string, boolean> }

/** What is typed into a form of the site: its answers by their fields' names, and its ticks under `c{id}`. */
export function formValuesSchema({ fields, consents }: Form): z.ZodType<FormValues, FormValues> {
  return z.object({ answers: answersTo(fields), consents: z.record(z.string(), z.boolean()) }).superRefine((value, context) => {
    for (const { id, required } of consents) {
      if (required && !value.consents[`c${id}`])
        context.addIssue({ code: 'custom', path: ['consents', `c${id}`], message: 'consentRequired' })
    }
  })
}

/** Nothing is agreed to beforehand. */
export function blankForm({ fields, consents }: Form): FormValues {
  return { answers: blankAnswers(fields), consents: Object.fromEntries(consents.map(({ id }) => [`c${id}`, false])) }
}

/** The call's input. */
export function payloadOf({ id, consents }: Form, values: FormValues) {
  return { id, data: values.answers, consents: consents.flatMap((one) => (values.consents[`c${one.id}`] ? [one.id] : [])) }
}
