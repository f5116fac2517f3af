import type { Ctx } from '@/server/core/context'
import { profile } from '@/server/modules/user/web/profile'

/** Legacy name of user/web/profile. */
export function user(ctx: Ctx) {
  return profile(ctx)
}
