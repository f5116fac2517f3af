import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeStockApi } from '@/lib/api/v1/stock/office'
import type { Ctx } from '@/server/core/context'
import { idsByCode } from './find-code'
import { isItemOf, itemTables, loadStockDetail } from './stock-item'

/** Of several items with one barcode the one that is sold, and tracked, comes first. */
export async function scan(ctx: Ctx, { code }: ParsedOf<typeof officeStockApi.scan>) {
  const [found] = await ctx.db.execute<{ id: number }>(sql`
    select p.id from ${itemTables(ctx)} where ${isItemOf(ctx)} and p.id in (${idsByCode(ctx, code)})
    order by p.archived, s.id is null, p.id limit 1`)
  if (!found) throw new AppError('NOT_FOUND')
  return loadStockDetail(ctx, ctx.db, found.id)
}
