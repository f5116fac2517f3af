import type { ParsedOf } from '@/lib/api/endpoint'
import type { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { Ctx } from '@/server/core/context'
import { updateSubscriber } from './update-subscriber'

/** Whoever holds the link has read the address's mail, so there is nothing left to confirm. */
export async function resubscribe(ctx: Ctx, { token }: ParsedOf<typeof newsletterApi.resubscribe>) {
  return updateSubscriber(ctx, token, { unsubscribedAt: null, confirmedAt: ctx.now() })
}
