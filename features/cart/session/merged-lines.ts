import type { Cart } from '@/lib/api/entities/cart.schema'
import { lineChoiceKey } from './cart-snapshot'

/** A line with more pieces than the guest's cart had; `from` is 0 for one that it did not have. */
export type MergedLine = { name: string; from: number; to: number }

/** What a sign-in has added to the guest's cart (docs/rules/cart.md#change-notices). */
export function mergedLines(guest: Pick<Cart, 'items'>, merged: Pick<Cart, 'items'>): MergedLine[] {
  const before = new Map(guest.items.map((item) => [lineChoiceKey(item), item.qty]))
  return merged.items.flatMap((item) => {
    const from = before.get(lineChoiceKey(item)) ?? 0
    return item.qty > from ? [{ name: item.productData.name, from, to: item.qty }] : []
  })
}
