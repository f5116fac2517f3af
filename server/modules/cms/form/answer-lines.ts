import { z } from 'zod'
import { FormField } from '@/lib/api/entities/form.schema'

/** A question with its answer: text, or a tick. */
export type AnswerLine = { label: string; kind: FormField['kind']; value: string | boolean }

const Fields = z.array(FormField)

/** Stored answers in the form's order, choices by label; answers without a field come last, by name. */
export function answerLines({ fields, data }: { fields: unknown; data: unknown }): AnswerLine[] {
  const parsedFields = Fields.parse(fields)
  const answers = new Map<string, unknown>(Object.entries(Object(data)))
  const rest = [...answers].filter(([name]) => parsedFields.every((field) => field.name !== name))
  return [
    ...parsedFields.map((field) => ({ label: field.label, kind: field.kind, value: valueOf(field, answers.get(field.name)) })),
    ...rest.map(([label, answer]) => ({ label, kind: 'text' as const, value: typeof answer === 'boolean' ? answer : String(answer) })),
  ]
}

function valueOf({ kind, options }: FormField, answer: unknown): string | boolean {
  if (kind === 'flag') return answer === true
  if (typeof answer !== 'string') return ''
  return options.find(({ value }) => value === answer)?.label ?? answer
}

/** The beginning of the longest answer, in one line. */
export function excerptOf(lines: readonly AnswerLine[]): string {
  const texts = lines.flatMap(({ kind, value }) => (typeof value === 'string' && kind !== 'email' ? value : []))
  const longest = texts.reduce((most, one) => (one.length > most.length ? one : most), '')
  return longest.replace(/\s+/g, ' ').trim().slice(0, 200)
}
