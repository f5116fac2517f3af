import { z } from 'zod'
import { AppError, type FieldErrors } from '@/lib/api/errors'
import { issueText, requiredText } from './issue-text'

/** Of a refusal's `fieldErrors`: nobody reads more, and a refusal must not grow with what was sent (docs/rules/platform.md#input-errors). */
const maxIssues = 20
const maxIssueLength = 200

/** What is wrong with one field. */
type FieldIssue = { path: PropertyKey[]; message: string }

/**
 * Checks what a caller sent. Every refusal of a caller's data comes from here, so that its texts are for people.
 * @param within the name of the value, where it is a part of the input: it stands before the names of its fields
 * @throws VALIDATION with `fieldErrors`
 */
export function parseFields<T extends z.ZodType>(schema: T, value: unknown, within: readonly string[] = []): z.output<T> {
  const result = safeParseFields(schema, value)
  if (result.success) return result.data
  throw new AppError('VALIDATION', { fieldErrors: fieldErrorsOf(result.error, within) })
}

export function safeParseFields<T extends z.ZodType>(schema: T, value: unknown) {
  return schema.safeParse(value, { error: issueText })
}

/** The texts of an error by path, `_` for the value itself. The error comes from `safeParseFields`, whose texts are for people. */
export function fieldErrorsOf({ issues }: z.ZodError, within: readonly string[] = []): FieldErrors {
  // A map, because a client may name a field `__proto__` or `toString`.
  const messages = new Map<string, string[]>()
  for (const { path, message } of issues.slice(0, maxIssues).flatMap(fieldIssues).slice(0, maxIssues)) {
    const name = [...within, ...path].join('.').slice(0, maxIssueLength) || '_'
    messages.set(name, [...(messages.get(name) ?? []), message.slice(0, maxIssueLength)])
  }
  return Object.fromEntries(messages)
}

/** An unknown field is named itself, not the object that it stands in; a wrong field of one of several forms, not the form. */
function fieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message }))
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issuesOfMeantForm(issue.errors)
  if (meant.length === 0) return [issue]
  return meant.map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
}

type Issues = z.core.$ZodIssue[]

/** The issues of the form that the caller meant: the one that is nearest; of several such what they share. */
function issuesOfMeantForm(forms: Issues[]): FieldIssue[] {
  const objects = forms.filter((issues) => issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'))
  const least = Math.min(...objects.map(distanceOf))
  const [first = [], ...others] = objects
    .filter((issues) => distanceOf(issues) === least)
    // Each is compared with each: no more than a refusal shows.
    .map((issues) => issues.slice(0, maxIssues).flatMap(fieldIssues).slice(0, maxIssues))
  return first.filter((issue) => others.every((issues) => issues.some((one) => isSame(one, issue))))
}

function isSame(one: FieldIssue, other: FieldIssue): boolean {
  return one.message === other.message && one.path.join('.') === other.path.join('.')
}

/** An unknown field, or the word of another form in a field such as `kind`, outweighs all fields that are wrong. */
const otherForm = 1000

function distanceOf(issues: Issues): number {
  return issues.reduce((sum, issue) => {
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0) return sum + issue.keys.length * otherForm
    const isOtherWord = issue.code === 'invalid_value' && issue.values.length === 1 && issue.message !== requiredText
    return sum + (isOtherWord ? otherForm : 1)
  }, 0)
}
