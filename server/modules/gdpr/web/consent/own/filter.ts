import type { Ctx } from '@/server/core/context'
import { signedIn } from '@/server/modules/user/signed-in'
import { ownConsents } from './own-consents'

export function filter(ctx: Ctx) {
  return ownConsents(ctx, ctx.db, signedIn(ctx))
}
