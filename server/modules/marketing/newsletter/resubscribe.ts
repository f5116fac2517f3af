import type { ParsedOf } from '@/lib/api/endpoint'
import type { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { Ctx } from '@/server/core/context'
import { updateSubscriber } from './update-subscriber'

/** The token came by mail, so nothing is left to confirm. */
export async function resubscribe(ctx: Ctx, { token }: ParsedOf<typeof newsletterApi.resubscribe>) {
  return updateSubscriber(ctx, token, { unsubscribedAt: null, confirmedAt: ctx.now() })
}
