import type { Ctx } from '@/server/core/context'
import { loadFolders } from './folders'

export async function filter(ctx: Ctx) {
  return { folders: await loadFolders(ctx, ctx.db) }
}
