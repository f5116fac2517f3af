import type { Axis, Variant } from '@/lib/api/entities/product.schema'

/** What has been chosen so far: an attribute's code and the id of its value. */
export type Choice = Readonly<Record<string, number>>

export type Configurable = { axes: readonly Axis[]; variants: readonly Variant[] }

/** A value can be taken, exists but is sold out, or stands in no combination with what is chosen before it. */
export type ValueState = 'available' | 'soldOut' | 'impossible'

/** The variant that a whole choice names; null while something is missing or when there is no such combination. */
export function findVariant({ axes, variants }: Configurable, choice: Choice): Variant | null {
  const isComplete = axes.length > 0 && axes.every(({ attributeCode }) => choice[attributeCode] !== undefined)
  return isComplete ? (variants.find((variant) => matchesChoice(variant, choice)) ?? null) : null
}

/** Axes are chosen in their order: a value depends on what is chosen before it, never on what comes after. */
export function valueState(product: Configurable, choice: Choice, { code, valueId }: { code: string; valueId: number }): ValueState {
  const fitting = product.variants.filter((variant) => matchesChoice(variant, { ...choiceBefore(product, choice, code), [code]: valueId }))
  if (fitting.length === 0) return 'impossible'
  return fitting.some(({ stock }) => stock.state !== 'out') ? 'available' : 'soldOut'
}

/** The choice with one more value; later ones stay only as far as they still lead to a variant. */
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

/** Reads a choice from an address (`?boja=3&velicina=7`); what belongs to no variant is passed over. */
export function parseVariantChoice(product: Configurable, params: URLSearchParams): Choice {
  return collectChoice(product, (code, { id }) => String(id) === params.get(code))
}

/** What the merchant has chosen at first (SPEC 3 `shopDefault`); nothing while that is sold out. */
export function defaultChoice(product: Configurable): Choice {
  const choice = collectChoice(product, (_, { shopDefault }) => shopDefault)
  const variant = findVariant(product, choice)
  return variant && variant.stock.state !== 'out' ? choice : {}
}

/** The choice that names a variant. */
export function choiceOfVariant({ axes }: Configurable, { attributeSet }: Pick<Variant, 'attributeSet'>): Choice {
  const codes = axes.map(({ attributeCode }) => attributeCode)
  const entries = attributeSet.attributes.flatMap(({ attributeCode, value: { ids } }) => {
    const [id] = ids
    return id !== undefined && codes.includes(attributeCode) ? [[attributeCode, id] as const] : []
  })
  return Object.fromEntries(entries)
}

/** The first axis that still waits for a choice. */
export function missingAxis({ axes }: Configurable, choice: Choice): Axis | null {
  return axes.find(({ attributeCode }) => choice[attributeCode] === undefined) ?? null
}

/** The picture that all agree on that the choice so far leaves: a colour is seen before its size is chosen. */
export function commonPictureId({ variants }: Configurable, choice: Choice): number | undefined {
  const [id, ...others] = new Set(variants.filter((variant) => matchesChoice(variant, choice)).map(({ media }) => media[0]?.id))
  return others.length > 0 ? undefined : id
}

/** The values that are meant, axis by axis, as far as they lead to a variant. */
function collectChoice(product: Configurable, isSelected: (code: string, value: Axis['values'][number]) => boolean): Choice {
  return product.axes.reduce<Choice>((result, { attributeCode: code, values }) => {
    const value = values.find((one) => isSelected(code, one))
    return value && valueState(product, result, { code, valueId: value.id }) !== 'impossible' ? { ...result, [code]: value.id } : result
  }, {})
}

function choiceBefore({ axes }: Configurable, choice: Choice, code: string): Choice {
  const position = axes.findIndex(({ attributeCode }) => attributeCode === code)
  const codes = axes.slice(0, position).map(({ attributeCode }) => attributeCode)
  return Object.fromEntries(Object.entries(choice).filter(([known]) => codes.includes(known)))
}

function matchesChoice({ attributeSet }: Variant, choice: Choice) {
  return Object.entries(choice).every(([code, valueId]) =>
    attributeSet.attributes.some(({ attributeCode, value }) => attributeCode === code && value.ids.includes(valueId)),
  )
}
