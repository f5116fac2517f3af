import { seedAttributes } from '@/demo/data/attributes'
import { prose } from '@/demo/model/prose'
import type { Prose, SeedArt, SeedAttributeValue, SeedProduct } from '@/demo/model/types'
import { memberPrice } from './book'

type ObjectName = Extract<SeedArt, { kind: 'object' }>['object']

/** A thing that is no book: VAT 25 unless the row says otherwise. */
export type GoodsRow = {
  key: string
  name: string
  price: number
  stock: number
  addedDaysAgo: number
  /** The drawing, with the key of its colour among the values of `boja`. */
  drawing: [ObjectName, string]
  /** Words on the thing itself. */
  label?: string
  material?: string
  weight: number
  measure?: SeedProduct['measure']
  summary: string
  text: Prose
  attributes?: Record<string, SeedAttributeValue>
  also?: string[]
  vat?: 5 | 0
  voucher?: true
  member?: true
  featured?: true
  archived?: true
  sale?: SeedProduct['sale']
  history?: SeedProduct['history']
  customOptions?: SeedProduct['customOptions']
  subscription?: SeedProduct['subscription']
}

/** Choices along one axis, in the order the shopper sees them. */
type Axis = { code: 'boja' | 'velicina' | 'listovi'; keys: string[]; extraCents?: Record<string, number> }

export type ConfigurableRow = Omit<GoodsRow, 'stock'> & {
  axes: Axis[]
  /** What is left of each combination, in the order of `combinations`. */
  stocks: number[]
}

export function goods(place: { code: string; category: string }, rows: GoodsRow[]): SeedProduct[] {
  return rows.map((row, index) => ({ ...parts(place, row, index), format: 'simple', stock: row.stock }))
}

/** The parent counts no stock of its own; its children do. */
export function configurables(place: { code: string; category: string; first: number }, rows: ConfigurableRow[]): SeedProduct[] {
  return rows.map((row, index) => {
    const parent = parts(place, row, place.first - 1 + index)
    return { ...parent, format: 'configurable', stock: null, axes: row.axes.map(({ code }) => code), variants: variants(row, parent.sku) }
  })
}

function parts(place: { code: string; category: string }, row: Omit<GoodsRow, 'stock'>, index: number) {
  return {
    key: row.key,
    sku: `${place.code}-${String(index + 1).padStart(3, '0')}`,
    name: row.name,
    slug: row.key,
    summary: row.summary,
    description: prose(row.text),
    categories: [place.category, ...(row.also ?? [])],
    attributes: { ...(row.material && { materijal: row.material }), ...row.attributes },
    vatRate: row.vat ?? (25 as const),
    ...(row.voucher && { isVoucher: true }),
    retailCents: row.price,
    weightGrams: row.weight,
    ...(row.measure && { measure: row.measure }),
    addedDaysAgo: row.addedDaysAgo,
    art: [drawing(row.drawing, row.label)],
    ...(row.member && { memberCents: memberPrice(row) }),
    ...(row.featured && { featured: true }),
    ...(row.archived && { archived: true }),
    ...(row.sale && { sale: row.sale }),
    ...(row.history && { history: row.history }),
    ...(row.customOptions && { customOptions: row.customOptions }),
    ...(row.subscription && { subscription: row.subscription }),
  }
}

function variants(row: ConfigurableRow, parentSku: string): SeedProduct['variants'] {
  return combinations(row.axes).map((choice, index) => ({
    sku: [parentSku, ...Object.values(choice)].join('-').toUpperCase(),
    name: `${row.name}, ${Object.entries(choice)
      .map(([code, key]) => choiceLabel(code, key))
      .join(', ')}`,
    choice,
    retailCents: row.price + row.axes.reduce((sum, { code, extraCents }) => sum + (extraCents?.[choice[code] ?? ''] ?? 0), 0),
    stock: row.stocks[index] ?? 0,
    ...(choice.boja && { art: [drawing([row.drawing[0], choice.boja], row.label)] }),
  }))
}

function combinations(axes: Axis[]): Record<string, string>[] {
  return axes.reduce<Record<string, string>[]>(
    (made, { code, keys }) => made.flatMap((choice) => keys.map((key) => ({ ...choice, [code]: key }))),
    [{}],
  )
}

function drawing([object, colour]: [ObjectName, string], label?: string): SeedArt {
  return { kind: 'object', object, colour: swatch(colour), ...(label && { label }) }
}

function swatch(key: string): string {
  const colour = attributeValue('boja', key).swatch
  if (!colour) throw new Error(`The colour '${key}' has no swatch`)
  return colour
}

function choiceLabel(code: string, key: string): string {
  return attributeValue(code, key).label
}

function attributeValue(code: string, key: string) {
  const value = seedAttributes.find((attribute) => attribute.code === code)?.values?.find((candidate) => candidate.key === key)
  if (!value) throw new Error(`The attribute '${code}' has no value '${key}'`)
  return value
}
