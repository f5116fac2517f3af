import type { StockDemand } from '@/server/modules/product/stock/move-stock'

/** `quantity`: not withdrawn before; `taken`: the stock the line still holds. */
type Line = { id: number; quantity: number; taken: readonly StockDemand[] }
type WithdrawnLine = { lineId: number; quantity: number }

/** Allocates the stock of withdrawn quantities: what is restocked, ascending by product id, and what the lines still hold. */
export function allocateRestock(
  lines: readonly Line[],
  chosen: readonly WithdrawnLine[],
): { restocked: StockDemand[]; remaining: { lineId: number; taken: StockDemand[] }[] } {
  const total = new Map<number, number>()
  const remaining = chosen.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return []
    const left = line.taken.map(({ productId, pieces }) => {
      const restockedQuantity = Math.min(pieces, Math.round((pieces * quantity) / line.quantity))
      total.set(productId, (total.get(productId) ?? 0) + restockedQuantity)
      return { productId, pieces: pieces - restockedQuantity }
    })
    return { lineId, taken: left.filter(({ pieces }) => pieces > 0) }
  })
  const restocked = [...total].map(([productId, pieces]) => ({ productId, pieces })).filter(({ pieces }) => pieces > 0)
  return { restocked: restocked.toSorted((a, b) => a.productId - b.productId), remaining }
}
