import type { LineOptions } from '@/lib/api/entities/cart.schema'
import type { ErrorCode, FieldErrors } from '@/lib/api/errors'
import type { BundlePartSnapshot, CanonicalOptions, CustomOptionSnapshot, OptionLabel, ProductSnapshot } from './product-snapshot'
import { shownVariantLabels } from './variant-labels'
import { fillText, texts } from '@/server/core/texts'

/** The quantity of a stock item that one unit of the line takes; `available` is null where stock is not tracked. */
export type UnitDemand = { productId: number; quantityPerUnit: number; available: number | null }

export type ConfiguredLine = {
  options: CanonicalOptions
  /** The same product with the same key is one line. */
  optionsKey: string
  unitCents: number
  memberCents: number | null
  demand: UnitDemand[]
  weightGrams: number
  isDigital: boolean
  labels: OptionLabel[]
}

type Refusal = { refused: Extract<ErrorCode, 'NOT_FOUND' | 'CONFIGURATION_NOT_SET' | 'VALIDATION'>; fieldErrors?: FieldErrors }

type Personalized = { values: Record<string, string>; cents: number; labels: OptionLabel[] }

/**
 * Validates the options of a product and computes the line: price, demand, weight, labels (docs/rules/cart.md#bundle-parts, docs/rules/cart.md#trusted-input).
 * Runs when a line is added and whenever the cart is loaded.
 */
export function configureLine(product: ProductSnapshot, options: LineOptions): ConfiguredLine | Refusal {
  if (!product.isSellable) return { refused: 'NOT_FOUND' }
  if (product.format === 'Configurable') return { refused: 'CONFIGURATION_NOT_SET' }

  const plan = selectPlan(product, options.customPriceOption)
  if (plan === 'missing') return { refused: 'CONFIGURATION_NOT_SET' }
  if (plan === 'unknown') return invalid('customPriceOption', 'unknown')

  const personalized = applyPersonalizations(product.customOptions ?? [], options.personalizations ?? {})
  if ('refused' in personalized) return personalized
  const bundle = configureBundle(product, options.bundleOptions ?? [])
  if ('refused' in bundle) return bundle
  const baseCents = plan?.cents ?? product.finalCents ?? bundle.partCents
  if (baseCents === null) return { refused: 'NOT_FOUND' }

  const extraCents = personalized.cents + bundle.cents
  // The provider renews one fixed price per plan.
  if (plan && extraCents > 0) return invalid('customPriceOption', 'extra')
  const canonical: CanonicalOptions = {
    ...(Object.keys(personalized.values).length > 0 ? { personalizations: personalized.values } : {}),
    ...(bundle.options.length > 0 ? { bundleOptions: bundle.options } : {}),
    ...(plan ? { customPriceOption: plan.id } : {}),
  }
  const own: UnitDemand = { productId: product.id, quantityPerUnit: 1, available: product.available }
  return {
    options: canonical,
    optionsKey: Object.keys(canonical).length > 0 ? JSON.stringify(canonical) : '',
    unitCents: baseCents + extraCents,
    memberCents: plan || product.memberCents === null ? null : product.memberCents + extraCents,
    demand: mergeDemand([own, ...bundle.demand]),
    weightGrams: product.weightGrams ?? bundle.weightGrams,
    isDigital: product.format === 'Bundle' ? bundle.isDigital : product.format === 'EProduct',
    labels: [
      ...shownVariantLabels(product),
      ...(plan ? [{ label: 'Pretplata', value: plan.label }] : []),
      ...bundle.labels,
      ...personalized.labels,
    ],
  }
}

/** Whether the product page offers options. A variant always does: its parent may sell another variant. */
export function hasChoices({ isSellable, variantLabels, customOptions, plans, parts }: ProductSnapshot): boolean {
  if (variantLabels) return true
  const hasOptions =
    customOptions !== null || plans !== null || (parts ?? []).some((part) => part.customOptions !== null || part.variants !== null)
  return isSellable && hasOptions
}

function selectPlan({ plans }: ProductSnapshot, id: number | undefined) {
  if (id === undefined) return plans ? 'missing' : null
  return plans?.find((plan) => plan.id === id) ?? 'unknown'
}

/** Validates custom options (docs/rules/cart.md#custom-options). */
function applyPersonalizations(options: readonly CustomOptionSnapshot[], given: Record<string, string | number>): Personalized | Refusal {
  const unknown = Object.keys(given).find((key) => !options.some((option) => option.key === key))
  if (unknown !== undefined) return invalid(`personalizations.${unknown}`, 'unknown')
  const written: Personalized = { values: {}, cents: 0, labels: [] }
  for (const option of options.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const value = String(Object.hasOwn(given, option.key) ? given[option.key] : '')
      .normalize('NFC')
      .trim()
    const problem = optionProblem(option, value)
    if (problem) return invalid(`personalizations.${option.key}`, problem)
    if (value === '') continue
    written.values[option.key] = value
    written.cents += option.cents
    written.labels.push({ label: option.label, value })
  }
  return written
}

function optionProblem({ type, required, maxLength, min, max }: CustomOptionSnapshot, value: string) {
  if (value === '') return required ? 'required' : null
  if (type === 'text') return value.length > (maxLength ?? 500) ? 'maxLength' : null
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return 'number'
  const number = Number(value)
  return number < (min ?? -Infinity) || number > (max ?? Infinity) ? 'range' : null
}

type ConfiguredBundle = {
  options: NonNullable<CanonicalOptions['bundleOptions']>
  demand: UnitDemand[]
  /** The surcharges of the parts' custom options. */
  cents: number
  /** The sum of the chosen parts' prices; null when a part has none (docs/rules/prices.md#bundle-price). */
  partCents: number | null
  weightGrams: number
  isDigital: boolean
  labels: OptionLabel[]
}

/** The bundle's parts with their chosen variants. Other products must not send any. */
function configureBundle({ parts, format }: ProductSnapshot, given: NonNullable<LineOptions['bundleOptions']>): ConfiguredBundle | Refusal {
  const own = format === 'Bundle' ? (parts ?? []) : []
  const isOneEach = new Set(given.map(({ id }) => id)).size === given.length
  if (!isOneEach || given.some(({ id }) => !own.some((part) => part.productId === id))) return invalid('bundleOptions', 'unknown')
  if (format === 'Bundle' && own.length === 0) return { refused: 'NOT_FOUND' }

  const filled: ConfiguredBundle = {
    options: [],
    demand: [],
    cents: 0,
    partCents: null,
    weightGrams: 0,
    isDigital: own.length > 0,
    labels: [],
  }
  const prices: (number | null)[] = []
  for (const part of own) {
    const one = configurePart(part, given.find(({ id }) => id === part.productId)?.options ?? {})
    if ('refused' in one) return one
    const { options, written } = one
    if (Object.keys(options).length > 0) filled.options.push({ id: part.productId, options })
    filled.demand.push(one.demand)
    prices.push(one.cents === null ? null : one.cents * part.quantity)
    filled.cents += written.cents * part.quantity
    filled.weightGrams += (one.weightGrams ?? 0) * part.quantity
    filled.isDigital &&= one.isDigital
    filled.labels.push({ label: part.name, value: describePart(part.quantity, one.values) }, ...written.labels)
  }
  filled.partCents = prices.length === 0 ? null : prices.reduce((sum, cents) => (sum === null || cents === null ? null : sum + cents), 0)
  filled.options.sort((a, b) => a.id - b.id)
  return filled
}

/** 'crna, M', '2 kom., crna' or '1 kom.' */
function describePart(quantity: number, values: readonly string[]) {
  const count = quantity > 1 || values.length === 0 ? [fillText(texts.cart.pieces, { quantity })] : []
  return [...count, ...values].join(', ')
}

type ConfiguredPart = {
  options: { variantId?: number; personalizations?: Record<string, string> }
  written: Personalized
  demand: UnitDemand
  cents: number | null
  weightGrams: number | null
  isDigital: boolean
  values: string[]
}

function configurePart(
  part: BundlePartSnapshot,
  { variantId, personalizations = {} }: { variantId?: number; personalizations?: Record<string, string | number> },
): ConfiguredPart | Refusal {
  if (part.archived) return { refused: 'NOT_FOUND' }
  if (part.format === 'Bundle') return { refused: 'CONFIGURATION_NOT_SET' }
  const written = applyPersonalizations(part.customOptions ?? [], personalizations)
  if ('refused' in written) return written
  const personalized = Object.keys(written.values).length > 0 ? { personalizations: written.values } : {}
  if (part.format !== 'Configurable') {
    if (variantId !== undefined) return invalid('bundleOptions', 'unknown')
    const demand = { productId: part.productId, quantityPerUnit: part.quantity, available: part.available }
    const { cents, weightGrams } = part
    return { options: personalized, written, demand, cents, weightGrams, isDigital: part.format === 'EProduct', values: [] }
  }
  if (variantId === undefined) return { refused: 'CONFIGURATION_NOT_SET' }
  const variant = part.variants?.find(({ id }) => id === variantId)
  if (!variant) return invalid('bundleOptions', 'unknown')
  if (variant.archived) return { refused: 'NOT_FOUND' }
  if (variant.format !== 'Simple' && variant.format !== 'EProduct') return { refused: 'CONFIGURATION_NOT_SET' }
  const demand = { productId: variant.id, quantityPerUnit: part.quantity, available: variant.available }
  return {
    options: { variantId, ...personalized },
    written,
    demand,
    cents: variant.cents,
    weightGrams: variant.weightGrams ?? part.weightGrams,
    isDigital: variant.format === 'EProduct',
    values: (variant.labels ?? []).map(({ value }) => value),
  }
}

function mergeDemand(list: UnitDemand[]): UnitDemand[] {
  const merged = new Map<number, UnitDemand>()
  for (const one of list)
    merged.set(one.productId, { ...one, quantityPerUnit: one.quantityPerUnit + (merged.get(one.productId)?.quantityPerUnit ?? 0) })
  return [...merged.values()]
}

function invalid(field: string, message: string): Refusal {
  return { refused: 'VALIDATION', fieldErrors: { [`options.${field}`]: [message] } }
}
