import type { Axis, Variant } from '@/lib/api/entities/product.schema'

/** What has been chosen so far: an attribute's code and the id of its value. */
export type Choice = Readonly<Record<string, number>>

export type Configurable = { axes: readonly Axis[]; variants: readonly Variant[] }

/** A value can be taken, exists but is sold out, or stands in no combination with what is chosen before it. */
export type ValueState = 'available' | 'soldOut' | 'impossible'

/** The variant that a whole choice names; null while something is missing or when there is no such combination. */
export function variantFor({ axes, variants }: Configurable, choice: Choice): Variant | null {
  const isWhole = axes.length > 0 && axes.every(({ attributeCode }) => choice[attributeCode] !== undefined)
  return isWhole ? (variants.find((variant) => fits(variant, choice)) ?? null) : null
}

/** Axes are chosen in their order: a value depends on what is chosen before it, never on what comes after. */
export function valueState(product: Configurable, choice: Choice, { code, valueId }: { code: string; valueId: number }): ValueState {
  const fitting = product.variants.filter((variant) => fits(variant, { ...before(product, choice, code), [code]: valueId }))
  if (fitting.length === 0) return 'impossible'
  return fitting.some(({ stock }) => stock.state !== 'out') ? 'available' : 'soldOut'
}

/** The choice with one more value; later ones stay only as far as they still lead to a variant. */
export function choose(product: Configurable, choice: Choice, { code, valueId }: { code: string; valueId: number }): Choice {
  const position = product.axes.findIndex(({ attributeCode }) => attributeCode === code)
  return product.axes.slice(position + 1).reduce<Choice>(
    (kept, { attributeCode }) => {
      const value = choice[attributeCode]
      const extended = value === undefined ? kept : { ...kept, [attributeCode]: value }
      return product.variants.some((variant) => fits(variant, extended)) ? extended : kept
    },
    { ...before(product, choice, code), [code]: valueId },
  )
}

/** Reads a choice from an address (`?boja=3&velicina=7`); what belongs to no variant is passed over. */
export function readChoice(product: Configurable, params: URLSearchParams): Choice {
  return gather(product, (code, { id }) => String(id) === params.get(code))
}

/** What the merchant has chosen at first (SPEC 3 `shopDefault`); nothing while that is sold out. */
export function defaultChoice(product: Configurable): Choice {
  const choice = gather(product, (_, { shopDefault }) => shopDefault)
  const variant = variantFor(product, choice)
  return variant && variant.stock.state !== 'out' ? choice : {}
}

/** The choice that names a variant. */
export function choiceOf({ axes }: Configurable, { attributeSet }: Pick<Variant, 'attributeSet'>): Choice {
  const codes = axes.map(({ attributeCode }) => attributeCode)
  const named = attributeSet.attributes.flatMap(({ attributeCode, value: { ids } }) => {
    const [id] = ids
    return id !== undefined && codes.includes(attributeCode) ? [[attributeCode, id] as const] : []
  })
  return Object.fromEntries(named)
}

/** The first axis that still waits for a choice. */
export function missingAxis({ axes }: Configurable, choice: Choice): Axis | null {
  return axes.find(({ attributeCode }) => choice[attributeCode] === undefined) ?? null
}

/** The picture that all agree on that the choice so far leaves: a colour is seen before its size is chosen. */
export function pictureOf({ variants }: Configurable, choice: Choice): number | undefined {
  const [id, ...others] = new Set(variants.filter((variant) => fits(variant, choice)).map(({ media }) => media[0]?.id))
  return others.length > 0 ? undefined : id
}

/** The values that are meant, axis by axis, as far as they lead to a variant. */
function gather(product: Configurable, isMeant: (code: string, value: Axis['values'][number]) => boolean): Choice {
  return product.axes.reduce<Choice>((kept, { attributeCode: code, values }) => {
    const value = values.find((one) => isMeant(code, one))
    return value && valueState(product, kept, { code, valueId: value.id }) !== 'impossible' ? { ...kept, [code]: value.id } : kept
  }, {})
}

function before({ axes }: Configurable, choice: Choice, code: string): Choice {
  const position = axes.findIndex(({ attributeCode }) => attributeCode === code)
  const codes = axes.slice(0, position).map(({ attributeCode }) => attributeCode)
  return Object.fromEntries(Object.entries(choice).filter(([known]) => codes.includes(known)))
}

function fits({ attributeSet }: Variant, choice: Choice) {
  return Object.entries(choice).every(([code, valueId]) =>
    attributeSet.attributes.some(({ attributeCode, value }) => attributeCode === code && value.ids.includes(valueId)),
  )
}
