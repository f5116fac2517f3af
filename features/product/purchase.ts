import type { LineOptions } from '@/lib/api/entities/cart.schema'
import type { Product, Stock } from '@/lib/api/entities/product.schema'
import { writtenOptions, type Texts } from '@/features/cart/add/custom-options'

/** Most pieces that one line may ask for (SPEC 7 'addItem'). */
const maxLineQuantity = 9999

/** How many pieces can be asked for at once. */
export function maxQuantity({ available }: Stock): number {
  return available === null ? maxLineQuantity : Math.max(1, Math.min(available, maxLineQuantity))
}

/** What goes into the cart beside the product: only what was written or chosen. */
export function lineOptions(
  { customOptions }: Pick<Product, 'customOptions'>,
  { texts, planId }: { texts: Texts; planId: number | null },
): LineOptions {
  return { ...writtenOptions(customOptions, texts), ...(planId !== null && { customPriceOption: planId }) }
}

/** All pieces together, EUR; in cents, so that no tenth of one appears. */
export function totalPrice(unitPrice: number, qty: number): number {
  return Math.round(unitPrice * 100 * qty) / 100
}
