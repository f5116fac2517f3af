import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { presentFactor } from './present-factor'

export function get(ctx: Ctx) {
  return presentFactor(ctx, ctx.db, requireUser(ctx).id)
}
