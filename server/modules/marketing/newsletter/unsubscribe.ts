import type { ParsedOf } from '@/lib/api/endpoint'
import type { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { Ctx } from '@/server/core/context'
import { hashSecret, newSecret } from '@/server/core/secrets'
import { updateSubscriber } from './update-subscriber'

/** Doing it twice changes nothing. A confirmation link that still lies in a mailbox is spent with it. */
export async function unsubscribe(ctx: Ctx, { token }: ParsedOf<typeof newsletterApi.unsubscribe>) {
  return updateSubscriber(ctx, token, { unsubscribedAt: ctx.now(), tokenHash: hashSecret(newSecret()) })
}
