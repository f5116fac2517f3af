import type { LineOptions } from '@/lib/api/entities/cart.schema'
import type { CustomOption, Product, Stock } from '@/lib/api/entities/product.schema'

/** What the buyer has written, by the option's key. */
export type Texts = Readonly<Record<string, string>>

/** Most pieces that one line may ask for (SPEC 7 'addItem'). */
const mostPieces = 9999

/** How many pieces can be asked for at once. */
export function mostOf({ available }: Stock): number {
  return available === null ? mostPieces : Math.max(1, Math.min(available, mostPieces))
}

/** The keys of required options that are still empty. */
export function missingOptions(options: readonly CustomOption[], texts: Texts): string[] {
  return options.filter(({ key, required }) => required && !texts[key]?.trim()).map(({ key }) => key)
}

/** What goes into the cart beside the product: only what was written or chosen. */
export function lineOptions(
  { customOptions }: Pick<Product, 'customOptions'>,
  { texts, planId }: { texts: Texts; planId: number | null },
): LineOptions {
  const written = customOptions.flatMap(({ key, option_type }) => {
    const text = texts[key]?.trim()
    return text ? [[key, option_type === 'number' ? Number(text) : text] as const] : []
  })
  return {
    ...(written.length > 0 && { personalizations: Object.fromEntries(written) }),
    ...(planId !== null && { customPriceOption: planId }),
  }
}
