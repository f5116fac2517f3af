import { AppError } from '@/lib/api/errors'

/** CONSENT_REQUIRED with the ids of the required consents that are missing. */
export function consentsRequiredError(consents: readonly number[]): AppError {
  return new AppError('CONSENT_REQUIRED', { consents })
}

type AskedConsents = readonly { id: number; required: boolean }[]

/** @throws CONSENT_REQUIRED unless every required consent was given */
export function requireConsents(asked: AskedConsents, given: readonly number[]) {
  const missing = asked.filter(({ id, required }) => required && !given.includes(id)).map(({ id }) => id)
  if (missing.length > 0) throw consentsRequiredError(missing)
}
