import type { PickListItem } from '@/server/adapters/pdf/print/pick-list'

/** Pieces of one product that one order needs. `number`: of the order. */
export type PickLine = { productId: number; sku: string; name: string; pieces: number; number: string }

/** The rows of the pick list: each product once, sorted by SKU, its orders as they were chosen (docs/rules/printing.md#pick-list). */
export function sumPickLines(lines: readonly PickLine[]): PickListItem[] {
  const items = new Map<number, PickListItem>()
  for (const { productId, sku, name, pieces, number } of lines) {
    if (pieces === 0) continue
    const item = items.get(productId) ?? { sku, name, pieces: 0, orders: [] }
    items.set(productId, item)
    item.pieces += pieces
    const known = item.orders.find((order) => order.number === number)
    if (known) known.pieces += pieces
    else item.orders.push({ number, pieces })
  }
  return [...items.values()].toSorted((one, other) => one.sku.localeCompare(other.sku, 'hr', { numeric: true }))
}
