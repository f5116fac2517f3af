import type { Ctx } from '@/server/core/context'
import { newestWordings } from './newest-wordings'

export async function wordings(ctx: Ctx) {
  const all = await newestWordings(ctx, ctx.db)
  return all.map(({ uniqueNumber, name, displayName, version }) => ({ uniqueNumber, name, displayName, version }))
}
