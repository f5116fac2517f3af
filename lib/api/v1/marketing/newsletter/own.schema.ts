import { z } from 'zod'
import { Empty } from '@/lib/api/entities/common.schema'

/** `waiting`: a link was mailed to an unverified address. */
export const Subscription = z.object({ state: z.enum(['none', 'waiting', 'reader']) })
export type Subscription = z.infer<typeof Subscription>

export const ChooseSubscription = z.strictObject({ wanted: z.boolean() })

export const ownNewsletterSchemas = {
  get: { input: Empty, data: Subscription },
  choose: { input: ChooseSubscription, data: Subscription },
}
