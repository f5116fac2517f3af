import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePageApi } from '@/lib/api/v1/cms/page/office'
import type { Ctx } from '@/server/core/context'
import { loadOfficePage } from './pages'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof officePageApi.get>) {
  return loadOfficePage(ctx, ctx.db, id)
}
