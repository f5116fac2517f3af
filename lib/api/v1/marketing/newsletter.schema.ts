import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Email, Empty, Id, text } from '@/lib/api/entities/common.schema'
import type { newsletterApi } from './newsletter'

/** `consents` are the ids of the wordings that were ticked; whoever sends them must send all that are required. */
export const Subscribe = z.strictObject({ email: Email, consents: z.array(Id).max(20).optional() })
export const ConfirmSubscription = z.strictObject({ token: text(64) })
/** What the links of our letters carry. */
export const LetterToken = z.strictObject({ token: text(200) })
export const Reader = z.object({ email: z.string() })
export const Confirmed = z.object({ confirmedEmail: z.string() })

export const newsletterSchemas = {
  subscribe: { input: Subscribe, data: Empty },
  unsubscribe: { input: LetterToken, data: Reader },
  resubscribe: { input: LetterToken, data: Reader },
  oneClick: { input: LetterToken, data: Reader },
  confirm: { input: ConfirmSubscription, data: Confirmed },
} satisfies SchemasOf<typeof newsletterApi>
