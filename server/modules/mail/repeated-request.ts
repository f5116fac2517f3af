/** Within this time an equal request is the same press again (docs/rules/mail.md#repeated-request). */
const windowMs = 60_000

export function repeatCutoff(now: Date): Date {
  return new Date(now.getTime() - windowMs)
}
