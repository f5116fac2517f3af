import type { Ctx } from '@/server/core/context'
import { signedIn } from '@/server/modules/user/signed-in'
import { subscriptionOf } from './subscription'

export function get(ctx: Ctx) {
  return subscriptionOf(ctx, ctx.db, signedIn(ctx))
}
