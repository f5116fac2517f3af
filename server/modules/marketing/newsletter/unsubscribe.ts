import type { ParsedOf } from '@/lib/api/endpoint'
import type { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { Ctx } from '@/server/core/context'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { updateSubscriber } from './update-subscriber'

/** Repeatable. Voids a pending confirmation link. */
export async function unsubscribe(ctx: Ctx, { token }: ParsedOf<typeof newsletterApi.unsubscribe>) {
  return updateSubscriber(ctx, token, { unsubscribedAt: ctx.now(), tokenHash: hashSecret(newSecret()) })
}
