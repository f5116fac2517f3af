import type { Ctx } from '@/server/core/context'
import { commentOptions } from './options'

export function getOptions(ctx: Ctx) {
  return commentOptions(ctx, ctx.db)
}
