import type { StockView } from '@/lib/api/v1/stock/office.schema'

export const stockViews = ['all', 'low', 'out', 'untracked'] as const satisfies StockView[]

/** The view of a query parameter, by default all items. */
export function stockViewOf(parameter: unknown): StockView {
  return stockViews.find((view) => view === parameter) ?? 'all'
}
