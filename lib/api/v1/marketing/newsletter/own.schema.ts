import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty } from '@/lib/api/entities/common.schema'
import type { ownNewsletterApi } from './own'

/** `waiting`: a link was mailed to an address that nobody has proven yet. */
export const Subscription = z.object({ state: z.enum(['none', 'waiting', 'reader']) })
export type Subscription = z.infer<typeof Subscription>

export const ChooseSubscription = z.strictObject({ wanted: z.boolean() })

export const ownNewsletterSchemas = {
  get: { input: Empty, data: Subscription },
  choose: { input: ChooseSubscription, data: Subscription },
} satisfies SchemasOf<typeof ownNewsletterApi>
