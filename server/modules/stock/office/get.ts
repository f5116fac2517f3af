import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeStockApi } from '@/lib/api/v1/stock/office'
import type { Ctx } from '@/server/core/context'
import { loadStockDetail } from './stock-item'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof officeStockApi.get>) {
  return loadStockDetail(ctx, ctx.db, id)
}
