import type { LineOptions } from '@/lib/api/entities/cart.schema'
import type { BundlePart, Stock, Variant } from '@/lib/api/entities/product.schema'
import type { Bundle } from '@/lib/api/v1/product/check-bundles.schema'
import type { BundlePart as DecidedPart } from './decide-add'
import { surcharge, toPersonalizations, invalidOptions, type OptionTexts } from './custom-options'

/** What is chosen and written of a bundle: variants and texts by the part's product id. */
export type BundleChoice = {
  variants: Readonly<Record<number, number>>
  texts: OptionTexts
  partTexts: Readonly<Record<number, OptionTexts>>
}

export const emptyChoice: BundleChoice = { variants: {}, texts: {}, partTexts: {} }

export function selectedVariant({ product }: BundlePart, { variants }: BundleChoice): Variant | undefined {
  return product.associatedProducts.find(({ id }) => id === variants[product.id])
}

/** The parts as decideAdd asks for them. */
export function toBundleParts({ bundles }: Pick<Bundle, 'bundles'>, choice: BundleChoice = emptyChoice): DecidedPart[] {
  return bundles.map((part) => ({ id: part.product.id, format: part.product.format, chosen: selectedVariant(part, choice)?.format }))
}

/** One bundle's price as it is chosen so far, EUR: its own or the sum of its parts, and what was written. */
export function bundlePrice({ ownPrice, customOptions, bundles }: Bundle, choice: BundleChoice): number {
  const ofParts = bundles.reduce((sum, part) => sum + (selectedVariant(part, choice)?.finalPrice ?? part.product.finalPrice) * part.qty, 0)
  const written = bundles.reduce(
    (sum, { qty, product }) => sum + surcharge(product.customOptions, choice.partTexts[product.id] ?? {}) * qty,
    0,
  )
  return Math.round(((ownPrice ?? ofParts) + written + surcharge(customOptions, choice.texts)) * 100) / 100
}

/** How many bundles there are: as many as the scarcest part allows. `available` is null where no part is counted. */
export function bundleStock({ bundles }: Pick<Bundle, 'bundles'>, choice: BundleChoice): Stock & { scarcest: string | null } {
  const counted = bundles.flatMap((part) => {
    const { available } = selectedVariant(part, choice)?.stock ?? part.product.stock
    return available === null ? [] : [{ name: part.product.name, pieces: Math.floor(available / part.qty) }]
  })
  const [scarcest] = counted.toSorted((a, b) => a.pieces - b.pieces)
  if (!scarcest) return { state: 'untracked', available: null, scarcest: null }
  const { pieces } = scarcest
  return { state: pieces <= 0 ? 'out' : pieces <= 3 ? 'low' : 'in', available: Math.max(0, pieces), scarcest: scarcest.name }
}

/** What holds the addition back, by the id of its field, in the order of the form. */
export function missingChoices({ customOptions, bundles }: Bundle, choice: BundleChoice): string[] {
  const ofParts = bundles.flatMap((part) => {
    const { id, format, customOptions: own } = part.product
    const isOpen = format === 'Configurable' && !selectedVariant(part, choice)
    return [...(isOpen ? [partField(id)] : []), ...invalidOptions(own, choice.partTexts[id] ?? {}).map((key) => optionField(key, id))]
  })
  return [...ofParts, ...invalidOptions(customOptions, choice.texts).map((key) => optionField(key))]
}

export function partField(partId: number) {
  return `dio-${partId}`
}

/** The id of an option's field; of the bundle itself without a part. */
export function optionField(key: string, partId?: number) {
  return partId === undefined ? `paket-${key}` : `dio-${partId}-${key}`
}

/** What the cart's line carries. */
export function bundleOptions({ customOptions, bundles }: Bundle, choice: BundleChoice): LineOptions {
  const parts = bundles.flatMap((part) => {
    const { id, customOptions: own } = part.product
    const variantId = selectedVariant(part, choice)?.id
    const options = { ...(variantId !== undefined && { variantId }), ...toPersonalizations(own, choice.partTexts[id] ?? {}) }
    return Object.keys(options).length > 0 ? [{ id, options }] : []
  })
  return { ...toPersonalizations(customOptions, choice.texts), ...(parts.length > 0 && { bundleOptions: parts }) }
}

type StoredOptions = {
  personalizations?: OptionTexts
  bundleOptions?: readonly { id: number; options: { variantId?: number; personalizations?: OptionTexts } }[]
}

/** The choice that a line of the cart holds, to be changed. */
export function choiceFromLine({ personalizations = {}, bundleOptions: parts = [] }: StoredOptions): BundleChoice {
  return {
    texts: personalizations,
    variants: Object.fromEntries(parts.flatMap(({ id, options }) => (options.variantId === undefined ? [] : [[id, options.variantId]]))),
    partTexts: Object.fromEntries(parts.map(({ id, options }) => [id, options.personalizations ?? {}])),
  }
}
