import type { Ctx } from '@/server/core/context'
import { presentUser } from '../present-user'
import { signedIn } from '../signed-in'

export function profile(ctx: Ctx) {
  return presentUser(ctx, signedIn(ctx).id)
}
