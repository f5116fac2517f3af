import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { loadOwnConsents } from './own-consents'

export function filter(ctx: Ctx) {
  return loadOwnConsents(ctx, ctx.db, requireUser(ctx))
}
