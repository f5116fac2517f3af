import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { loadSubscription } from '@/server/modules/marketing/newsletter/subscription'

export function get(ctx: Ctx) {
  return loadSubscription(ctx, ctx.db, requireUser(ctx))
}
