import type { Ctx } from '@/server/core/context'
import { log } from '@/server/core/log'
import { inMailedTransaction } from '@/server/modules/mail/in-mailed-transaction'
import { requestSubscription } from '@/server/modules/marketing/newsletter/subscribe'

/** A failure must not fail the registration; the newsletter can be requested again. */
export async function subscribeNewUser(ctx: Ctx, { id, email }: { id: number; email: string }) {
  try {
    await inMailedTransaction(ctx, (tx) => requestSubscription(ctx, tx, { email, askedBy: id }))
  } catch (error) {
    log('warn', 'a new user was not subscribed to the newsletter', { requestId: ctx.requestId, error })
  }
}
