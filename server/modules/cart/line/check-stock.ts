import type { CartItem } from '@/lib/api/entities/cart.schema'
import type { Demand } from './configure-line'

type LineDemand = { quantity: number; demand: readonly Demand[] }
export type LineStock = { available: number | null; problem: CartItem['problem'] }

/** Pieces by stock item that all lines take together, in ascending order of id: the order in which an order locks them (faults 2 and 9). */
export function totalDemand(lines: readonly LineDemand[]): { productId: number; quantity: number }[] {
  const total = new Map<number, number>()
  for (const { quantity, demand } of lines) {
    for (const { productId, quantityPerUnit: pieces, available } of demand) {
      if (available !== null) total.set(productId, (total.get(productId) ?? 0) + pieces * quantity)
    }
  }
  return [...total].map(([productId, pieces]) => ({ productId, pieces })).toSorted((a, b) => a.productId - b.productId)
}

/** How many of each line could be had beside the other lines of the cart, and whether that is enough. Null: not counted. */
export function checkStock(lines: readonly LineDemand[]): LineStock[] {
  const total = new Map(totalDemand(lines).map(({ productId, quantity: pieces }) => [productId, pieces]))
  return lines.map(({ quantity, demand }) => {
    const counted = demand.filter(({ available }) => available !== null)
    if (counted.length === 0) return { available: null, problem: null }
    const room = counted.map(({ productId, quantityPerUnit: pieces, available }) => {
      const others = (total.get(productId) ?? 0) - pieces * quantity
      return Math.floor(((available ?? 0) - others) / pieces)
    })
    const available = Math.max(0, Math.min(...room))
    return { available, problem: available >= quantity ? null : available === 0 ? 'outOfStock' : 'short' }
  })
}
