import type { LineOptions } from '@/lib/api/entities/cart.schema'
import type { Product, Stock } from '@/lib/api/entities/product.schema'
import { writtenOptions, type Texts } from '@/features/cart/option-problem'

/** Most pieces that one line may ask for (SPEC 7 'addItem'). */
const mostPieces = 9999

/** How many pieces can be asked for at once. */
export function mostOf({ available }: Stock): number {
  return available === null ? mostPieces : Math.max(1, Math.min(available, mostPieces))
}

/** What goes into the cart beside the product: only what was written or chosen. */
export function lineOptions(
  { customOptions }: Pick<Product, 'customOptions'>,
  { texts, planId }: { texts: Texts; planId: number | null },
): LineOptions {
  return { ...writtenOptions(customOptions, texts), ...(planId !== null && { customPriceOption: planId }) }
}

/** All pieces together, EUR; in cents, so that no tenth of one appears. */
export function totalPrice(piece: number, qty: number): number {
  return Math.round(piece * 100 * qty) / 100
}
