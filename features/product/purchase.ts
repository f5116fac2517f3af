import type { LineOptions } from '@/lib/api/entities/cart.schema'
import type { Product, Stock } from '@/lib/api/entities/product.schema'
import { toPersonalizations, type OptionTexts } from '@/features/cart/add/custom-options'

/** docs/rules/cart.md#quantity-range */
const maxLineQuantity = 9999

/** The highest quantity that can be added at once. */
export function maxQuantity({ available }: Stock): number {
  return available === null ? maxLineQuantity : Math.max(1, Math.min(available, maxLineQuantity))
}

/** The line's options: custom option texts and the subscription plan, without empty values. */
export function lineOptions(
  { customOptions }: Pick<Product, 'customOptions'>,
  { texts, planId }: { texts: OptionTexts; planId: number | null },
): LineOptions {
  return { ...toPersonalizations(customOptions, texts), ...(planId !== null && { customPriceOption: planId }) }
}

/** In EUR; computed in cents, so that no fraction of a cent appears. */
export function totalPrice(unitPrice: number, qty: number): number {
  return Math.round(unitPrice * 100 * qty) / 100
}
