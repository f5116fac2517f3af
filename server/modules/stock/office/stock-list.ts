import { sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeStockApi } from '@/lib/api/v1/stock/office'
import type { StockView } from '@/lib/api/v1/stock/office.schema'
import type { Ctx } from '@/server/core/context'
import { idsByCode } from './find-code'
import { isItemOf, isLow } from './stock-item'

/** What the list is asked for, on all its pages. */
type StockFilter = Pick<ParsedOf<typeof officeStockApi.filter>, 'view' | 'q'>

/** The condition of each view. */
export const stockViews: Record<StockView, SQL> = {
  // E-products are usually not tracked, and archived products are over.
  all: sql`(s.id is not null or (p.format = 'Simple' and not p.archived))`,
  low: isLow,
  out: sql`(not p.archived and s.on_hand = s.reserved)`,
  untracked: sql`(s.id is null and p.format = 'Simple' and not p.archived)`,
}

/** Condition: the list has this row of `itemTables`. */
export function isListed(ctx: Ctx, { view, q }: StockFilter): SQL {
  return sql`${isFound(ctx, q)} and ${stockViews[view]}`
}

/** Condition: the search finds this row of `itemTables`, in whichever view. */
export function isFound(ctx: Ctx, q: string): SQL {
  return q === '' ? isItemOf(ctx) : sql`${isItemOf(ctx)} and ${matches(ctx, q)}`
}

/** By SKU; the views of scarce items have the scarcest first. */
export function listOrder({ view }: Pick<StockFilter, 'view'>): SQL {
  return view === 'low' || view === 'out' ? sql`s.on_hand - s.reserved, p.sku` : sql`p.sku`
}

function matches(ctx: Ctx, q: string) {
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(p.sku ilike ${part} or t.folded_name like izlog_fold(${part}) or p.id in (${idsByCode(ctx, q)}))`
}
