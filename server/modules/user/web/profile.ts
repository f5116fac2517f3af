import type { Ctx } from '@/server/core/context'
import { presentUser } from '../present-user'
import { requireUser } from '@/server/core/require-user'

export function profile(ctx: Ctx) {
  return presentUser(ctx, requireUser(ctx).id)
}
