import { answersSchema, blankAnswers, isSender, type Answers, type FormField } from '@/lib/api/entities/form.schema'
import { AppError } from '@/lib/api/errors'
import { parseFields } from '@/server/core/input/field-errors'

/** Validates a form's answers and returns them with the sender's e-mail address. @throws VALIDATION with `data.{field}` for each invalid field */
export function parseAnswers(fields: readonly FormField[], data: Answers): { answers: Answers; email: string } {
  const answers = parseFields(answersSchema(fields), { ...blankAnswers(fields), ...data }, ['data'])
  const sender = fields.find(isSender)
  const email = sender && answers[sender.name]
  if (typeof email !== 'string') throw new AppError('INTERNAL', {}, new Error('The form has no field for the sender’s address.'))
  return { answers, email }
}
