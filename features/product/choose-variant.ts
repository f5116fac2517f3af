import type { Axis, Variant } from '@/lib/api/entities/product.schema'

/** The chosen value ids by attribute code; may be incomplete. */
export type Choice = Readonly<Record<string, number>>

export type Configurable = { axes: readonly Axis[]; variants: readonly Variant[] }

/** `impossible`: no variant combines the value with the values chosen before it. */
export type ValueState = 'available' | 'soldOut' | 'impossible'

/** The variant of a complete choice; null when the choice is incomplete or no variant matches it. */
export function findVariant({ axes, variants }: Configurable, choice: Choice): Variant | null {
  const isComplete = axes.length > 0 && axes.every(({ attributeCode }) => choice[attributeCode] !== undefined)
  return isComplete ? (variants.find((variant) => matchesChoice(variant, choice)) ?? null) : null
}

/** Whether a value can be chosen. It depends only on the axes before its own (docs/rules/storefront.md#variant-choice). */
export function valueState(product: Configurable, choice: Choice, { code, valueId }: { code: string; valueId: number }): ValueState {
  const matching = product.variants.filter((variant) => matchesChoice(variant, { ...choiceBefore(product, choice, code), [code]: valueId }))
  if (matching.length === 0) return 'impossible'
  return matching.some(({ stock }) => stock.state !== 'out') ? 'available' : 'soldOut'
}

/** Adds a value to the choice. Values of later axes stay only while some variant still matches. */
export function applyValue(product: Configurable, choice: Choice, { code, valueId }: { code: string; valueId: number }): Choice {
  const position = product.axes.findIndex(({ attributeCode }) => attributeCode === code)
  return product.axes.slice(position + 1).reduce<Choice>(
    (result, { attributeCode }) => {
      const value = choice[attributeCode]
      const extended = value === undefined ? result : { ...result, [attributeCode]: value }
      return product.variants.some((variant) => matchesChoice(variant, extended)) ? extended : result
    },
    { ...choiceBefore(product, choice, code), [code]: valueId },
  )
}

/** Parses a choice from the query (`?boja=3&velicina=7`); values that match no variant are ignored. */
export function parseVariantChoice(product: Configurable, params: URLSearchParams): Choice {
  return collectChoice(product, (code, { id }) => String(id) === params.get(code))
}

/** The merchant's default values (`shopDefault`); empty when that variant is sold out (docs/rules/storefront.md#default-variant). */
export function defaultChoice(product: Configurable): Choice {
  const choice = collectChoice(product, (_, { shopDefault }) => shopDefault)
  const variant = findVariant(product, choice)
  return variant && variant.stock.state !== 'out' ? choice : {}
}

/** The values of a variant's axes. */
export function choiceOfVariant({ axes }: Configurable, { attributeSet }: Pick<Variant, 'attributeSet'>): Choice {
  const codes = axes.map(({ attributeCode }) => attributeCode)
  const entries = attributeSet.attributes.flatMap(({ attributeCode, value: { ids } }) => {
    const [id] = ids
    return id !== undefined && codes.includes(attributeCode) ? [[attributeCode, id] as const] : []
  })
  return Object.fromEntries(entries)
}

/** The axes without a chosen value. */
export function missingAxes({ axes }: Configurable, choice: Choice): Axis[] {
  return axes.filter(({ attributeCode }) => choice[attributeCode] === undefined)
}

/** The first picture that all matching variants share: choosing a colour shows it before a size is chosen. */
export function commonPictureId({ variants }: Configurable, choice: Choice): number | undefined {
  const [id, ...others] = new Set(variants.filter((variant) => matchesChoice(variant, choice)).map(({ media }) => media[0]?.id))
  return others.length > 0 ? undefined : id
}

/** Collects the selected value of each axis, skipping values that match no variant. */
function collectChoice(product: Configurable, isSelected: (code: string, value: Axis['values'][number]) => boolean): Choice {
  return product.axes.reduce<Choice>((result, { attributeCode: code, values }) => {
    const value = values.find((one) => isSelected(code, one))
    return value && valueState(product, result, { code, valueId: value.id }) !== 'impossible' ? { ...result, [code]: value.id } : result
  }, {})
}

function choiceBefore({ axes }: Configurable, choice: Choice, code: string): Choice {
  const position = axes.findIndex(({ attributeCode }) => attributeCode === code)
  const codes = axes.slice(0, position).map(({ attributeCode }) => attributeCode)
  return Object.fromEntries(Object.entries(choice).filter(([chosenCode]) => codes.includes(chosenCode)))
}

function matchesChoice({ attributeSet }: Variant, choice: Choice) {
  return Object.entries(choice).every(([code, valueId]) =>
    attributeSet.attributes.some(({ attributeCode, value }) => attributeCode === code && value.ids.includes(valueId)),
  )
}
