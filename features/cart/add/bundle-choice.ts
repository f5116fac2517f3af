import type { LineOptions } from '@/lib/api/entities/cart.schema'
import type { BundlePart, Stock, Variant } from '@/lib/api/entities/product.schema'
import type { Bundle } from '@/lib/api/v1/product/check-bundles.schema'
import type { PartChoice } from './decide-add'
import { surcharge, toPersonalizations, invalidOptions, type OptionTexts } from './custom-options'

/** The choices of a bundle: variants and texts by the part's product id. */
export type BundleChoice = {
  variants: Readonly<Record<number, number>>
  texts: OptionTexts
  partTexts: Readonly<Record<number, OptionTexts>>
}

export const emptyChoice: BundleChoice = { variants: {}, texts: {}, partTexts: {} }

export function selectedVariant({ product }: BundlePart, { variants }: BundleChoice): Variant | undefined {
  return product.associatedProducts.find(({ id }) => id === variants[product.id])
}

export function toBundleParts({ bundles }: Pick<Bundle, 'bundles'>, choice: BundleChoice = emptyChoice): PartChoice[] {
  return bundles.map((part) => ({ id: part.product.id, format: part.product.format, chosen: selectedVariant(part, choice)?.format }))
}

/** The price of one bundle with the choices so far, EUR (docs/rules/prices.md#bundle-price). */
export function bundlePrice({ ownPrice, customOptions, bundles }: Bundle, choice: BundleChoice): number {
  const partsPrice = bundles.reduce(
    (sum, part) => sum + (selectedVariant(part, choice)?.finalPrice ?? part.product.finalPrice) * part.qty,
    0,
  )
  const partSurcharges = bundles.reduce(
    (sum, { qty, product }) => sum + surcharge(product.customOptions, choice.partTexts[product.id] ?? {}) * qty,
    0,
  )
  return Math.round(((ownPrice ?? partsPrice) + partSurcharges + surcharge(customOptions, choice.texts)) * 100) / 100
}

/** The stock of a bundle, limited by the scarcest part. `available` is null where no part is tracked. */
export function bundleStock({ bundles }: Pick<Bundle, 'bundles'>, choice: BundleChoice): Stock & { scarcest: string | null } {
  const tracked = bundles.flatMap((part) => {
    const { available } = selectedVariant(part, choice)?.stock ?? part.product.stock
    return available === null ? [] : [{ name: part.product.name, bundles: Math.floor(available / part.qty) }]
  })
  const [scarcest] = tracked.toSorted((a, b) => a.bundles - b.bundles)
  if (!scarcest) return { state: 'untracked', available: null, scarcest: null }
  const { bundles: count } = scarcest
  return { state: count <= 0 ? 'out' : count <= 3 ? 'low' : 'in', available: Math.max(0, count), scarcest: scarcest.name }
}

/** The ids of the fields that block the addition, in the order of the form. */
export function missingChoices({ customOptions, bundles }: Bundle, choice: BundleChoice): string[] {
  const partFields = bundles.flatMap((part) => {
    const { id, format, customOptions: partOptions } = part.product
    const isMissing = format === 'Configurable' && !selectedVariant(part, choice)
    return [
      ...(isMissing ? [partField(id)] : []),
      ...invalidOptions(partOptions, choice.partTexts[id] ?? {}).map((key) => optionField(key, id)),
    ]
  })
  return [...partFields, ...invalidOptions(customOptions, choice.texts).map((key) => optionField(key))]
}

export function partField(partId: number) {
  return `dio-${partId}`
}

/** The id of an option's field, of the bundle without a part. */
export function optionField(key: string, partId?: number) {
  return partId === undefined ? `paket-${key}` : `dio-${partId}-${key}`
}

/** The options that the line is sent with. */
export function bundleOptions({ customOptions, bundles }: Bundle, choice: BundleChoice): LineOptions {
  const parts = bundles.flatMap((part) => {
    const { id, customOptions: partOptions } = part.product
    const variantId = selectedVariant(part, choice)?.id
    const options = { ...(variantId !== undefined && { variantId }), ...toPersonalizations(partOptions, choice.partTexts[id] ?? {}) }
    return Object.keys(options).length > 0 ? [{ id, options }] : []
  })
  return { ...toPersonalizations(customOptions, choice.texts), ...(parts.length > 0 && { bundleOptions: parts }) }
}

type StoredOptions = {
  personalizations?: OptionTexts
  bundleOptions?: readonly { id: number; options: { variantId?: number; personalizations?: OptionTexts } }[]
}

/** The choices of an existing line. */
export function choiceFromLine({ personalizations = {}, bundleOptions: parts = [] }: StoredOptions): BundleChoice {
  return {
    texts: personalizations,
    variants: Object.fromEntries(parts.flatMap(({ id, options }) => (options.variantId === undefined ? [] : [[id, options.variantId]]))),
    partTexts: Object.fromEntries(parts.map(({ id, options }) => [id, options.personalizations ?? {}])),
  }
}
