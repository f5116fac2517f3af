import type { ParsedOf } from '@/lib/api/endpoint'
import type { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { Ctx } from '@/server/core/context'
import { isSubscribed, requireConfirmable, selectConfirming } from './linked-subscriber'

/** Changes nothing: mail scanners open links (docs/rules/forms.md#mailed-link-press). */
export async function linked(ctx: Ctx, { token }: ParsedOf<typeof newsletterApi.linked>) {
  const [found] = await selectConfirming(ctx, ctx.db, token)
  const subscriber = requireConfirmable(found, ctx.now())
  return { email: subscriber.email, isSubscribed: isSubscribed(subscriber) }
}
