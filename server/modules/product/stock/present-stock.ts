import type { Stock } from '@/lib/api/entities/product.schema'

/** Up to this quantity the shopper is told how many are left, and the office counts the product as low unless it has a limit of its own. */
export const lowStockLimit = 3

/** Presents an available quantity (docs/rules/catalog.md#stock-levels); null: stock is not tracked. */
export function presentStock(available: number | null): Stock {
  if (available === null) return { state: 'untracked', available: null }
  if (available <= 0) return { state: 'out', available: 0 }
  return { state: available <= lowStockLimit ? 'low' : 'in', available }
}
