import type { Cart } from '@/lib/api/entities/cart.schema'

type Lines = readonly Pick<Cart['items'][number], 'itemId' | 'productId' | 'qty'>[]

/** The line that an addition made or enlarged: the dialog shows it first (docs/rules/cart.md#cart-dialog). */
export function addedLine(productId: number, before: Lines, after: Lines): number | null {
  const isNew = (line: Lines[number]) => !before.some(({ itemId, qty }) => itemId === line.itemId && qty >= line.qty)
  return after.findLast((line) => line.productId === productId && isNew(line))?.itemId ?? null
}
