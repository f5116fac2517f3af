import type { Ctx } from '@/server/context'
import { log } from '@/server/log'
import { subscribe } from '@/server/modules/marketing/newsletter/subscribe'

/** The account stands whatever comes of it, and the newsletter may be asked for again. */
export async function subscribeNewcomer(ctx: Ctx, email: string) {
  try {
    await subscribe(ctx, { email })
  } catch (error) {
    log('warn', 'a newcomer was not subscribed to the newsletter', { requestId: ctx.requestId, error })
  }
}
