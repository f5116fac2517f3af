import { z } from 'zod'
import { Id, Empty } from '@/lib/api/entities/common.schema'

/** A current wording with the last statement on it. */
export const OwnConsent = z.object({
  id: z.number(),
  uniqueNumber: z.string(),
  displayName: z.string(),
  /** Whether the account may give or withdraw it (docs/rules/privacy.md#own-consents). */
  isFree: z.boolean(),
  given: z.boolean(),
  /** An earlier version was agreed to, this one not. */
  gaveEarlier: z.boolean(),
  /** Moment and source of the statement; null if there is none. */
  at: z.string().nullable(),
  source: z.string().nullable(),
})
export type OwnConsent = z.infer<typeof OwnConsent>

export const ChangeConsent = z.strictObject({ id: Id, given: z.boolean() })
export const OwnConsents = z.array(OwnConsent)

export const ownConsentSchemas = {
  filter: { input: Empty, data: OwnConsents },
  change: { input: ChangeConsent, data: OwnConsents },
}
