import type { PickedItem } from '@/server/adapters/pdf/print/pick-list'

/** A line's pieces of one product on the shelf. */
export type Picked = { productId: number; sku: string; name: string; pieces: number; number: string }

/** Each product once, by SKU, with the orders in the order they were chosen (docs/rules/printing.md#pick-list). */
export function sumItems(picked: readonly Picked[]): PickedItem[] {
  const items = new Map<number, PickedItem>()
  for (const { productId, sku, name, pieces, number } of picked) {
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
