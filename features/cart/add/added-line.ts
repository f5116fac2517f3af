import type { Cart } from '@/lib/api/entities/cart.schema'

type Lines = readonly Pick<Cart['items'][number], 'itemId' | 'productId' | 'qty'>[]

/** The line that an addition made or enlarged: the dialog shows it first (docs/rules/cart.md#cart-dialog). */
export function addedLine(productId: number, before: Lines, after: Lines): number | null {
  const quantities = new Map(before.map(({ itemId, qty }) => [itemId, qty]))
  const own = after.filter((line) => line.productId === productId)
  const grown = own.filter(({ itemId, qty }) => qty > (quantities.get(itemId) ?? 0))
  return (grown.at(-1) ?? own.at(-1))?.itemId ?? null
}
