import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, Empty } from '@/lib/api/entities/common.schema'
import type { ownConsentApi } from './own'

/** A wording in force, with what its reader last said of it. */
export const OwnConsent = z.object({
  id: z.number(),
  uniqueNumber: z.string(),
  displayName: z.string(),
  /** Whether it may be taken back here: something that nothing else depends on. */
  isFree: z.boolean(),
  given: z.boolean(),
  /** They said yes to an earlier text of it; to this one, nothing yet. */
  gaveEarlier: z.boolean(),
  /** When and where that was said; null for never asked. */
  at: z.string().nullable(),
  source: z.string().nullable(),
})
export type OwnConsent = z.infer<typeof OwnConsent>

export const ChangeConsent = z.strictObject({ id: Id, given: z.boolean() })
export const OwnConsents = z.array(OwnConsent)

export const ownConsentSchemas = {
  filter: { input: Empty, data: OwnConsents },
  change: { input: ChangeConsent, data: OwnConsents },
} satisfies SchemasOf<typeof ownConsentApi>
