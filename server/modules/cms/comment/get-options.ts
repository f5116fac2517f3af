import type { Ctx } from '@/server/core/context'
import { loadCommentOptions } from './options'

export function getOptions(ctx: Ctx) {
  return loadCommentOptions(ctx, ctx.db)
}
