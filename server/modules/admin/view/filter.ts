import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminViewApi } from '@/lib/api/v1/admin/view'
import type { Ctx } from '@/server/core/context'
import { loadViews, requireListRead } from './views'

export async function filter(ctx: Ctx, { list }: ParsedOf<typeof adminViewApi.filter>) {
  requireListRead(ctx, list)
  return loadViews(ctx, ctx.db, { list })
}
