import { answersSchema, blankAnswers, isSender, type Answers, type FormField } from '@/lib/api/entities/form.schema'
import { AppError } from '@/lib/api/errors'

/** Validates a form's answers and returns them with the sender's e-mail address. @throws VALIDATION with `data.{field}` for each invalid field */
export function parseAnswers(fields: readonly FormField[], data: Answers): { answers: Answers; email: string } {
  const read = answersSchema(fields).safeParse({ ...blankAnswers(fields), ...data })
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => [['data', ...path].join('.'), [message]] as const)
    throw new AppError('VALIDATION', { fieldErrors: Object.fromEntries(wrong.toReversed()) })
  }
  const sender = fields.find(isSender)
  const email = sender && read.data[sender.name]
  if (typeof email !== 'string') throw new AppError('INTERNAL', {}, new Error('The form has no field for the sender’s address.'))
  return { answers: read.data, email }
}
