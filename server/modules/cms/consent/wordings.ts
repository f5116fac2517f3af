import type { Ctx } from '@/server/core/context'
import { loadNewestWordings } from './newest-wordings'

export async function wordings(ctx: Ctx) {
  const all = await loadNewestWordings(ctx, ctx.db)
  return all.map(({ uniqueNumber, name, displayName, version }) => ({ uniqueNumber, name, displayName, version }))
}
