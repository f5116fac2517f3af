import type { CartItem } from '@/lib/api/entities/cart.schema'
import type { UnitDemand } from './configure-line'

type LineDemand = { quantity: number; demand: readonly UnitDemand[] }
export type LineStock = { available: number | null; problem: CartItem['problem'] }

/**
 * Sums what all lines take of each tracked product, ascending by product id (docs/rules/cart.md#stock-demand). `pieces`: the quantity, as orders store it.
 * `lockStock` decides the order of locks.
 */
export function totalDemand(lines: readonly LineDemand[]): { productId: number; pieces: number }[] {
  const total = new Map<number, number>()
  for (const { quantity, demand } of lines) {
    for (const { productId, quantityPerUnit, available } of demand) {
      if (available !== null) total.set(productId, (total.get(productId) ?? 0) + quantityPerUnit * quantity)
    }
  }
  return [...total].map(([productId, pieces]) => ({ productId, pieces })).toSorted((a, b) => a.productId - b.productId)
}

/** The available quantity of each line beside the other lines, and whether it is enough. Null: stock is not tracked. */
export function checkStock(lines: readonly LineDemand[]): LineStock[] {
  const total = new Map(totalDemand(lines).map(({ productId, pieces }) => [productId, pieces]))
  return lines.map(({ quantity, demand }) => {
    const tracked = demand.filter(({ available }) => available !== null)
    if (tracked.length === 0) return { available: null, problem: null }
    const fitting = tracked.map(({ productId, quantityPerUnit, available }) => {
      const others = (total.get(productId) ?? 0) - quantityPerUnit * quantity
      return Math.floor(((available ?? 0) - others) / quantityPerUnit)
    })
    const available = Math.max(0, Math.min(...fitting))
    return { available, problem: available >= quantity ? null : available === 0 ? 'outOfStock' : 'short' }
  })
}
