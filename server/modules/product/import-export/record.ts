import type { RichNode } from '@/lib/api/entities/common.schema'
import type { AttributeInput, ProductFormat } from '@/lib/api/entities/product.schema'
import type { DatedPrice } from './prices/plan-prices'
import type { Problem } from './problem'

/** A category by the names from the root down to it, or by its slug where names would not say which. */
export type CategoryName = { path: string[] } | { slug: string }

/** An attribute by its code or its label; `input` and `unit` are for making it where it does not exist. */
export type AttributeName = {
  name: string
  label: string
  input: AttributeInput
  unit: string | null
  /** Its kind is said outright, so it is made even where no product has a value, and in its place among the others. */
  isDeclared?: boolean
}

/** A cell of our own, which the attribute's kind decides how to read, or values that another format has parted already. */
export type AttributeFact = AttributeName & { given: { cell: string } | { values: string[] }; column: string }

export type CustomOptionFact = {
  key: string
  optionType: 'text' | 'number'
  labels: Record<string, string>
  required: boolean
  maxLength: number | null
  min: number | null
  max: number | null
  priceCents: number
}

export type PlanFact = { labels: Record<string, string>; everyMonths: number; cents: number }

/** A reduction. `from`: null or unsaid is "since now"; `to`: exclusive, null is "until further notice", unsaid leaves a running one's end. */
export type SaleFact = { cents: number; from?: Date | null; to?: Date | null }

export type ManufacturerFact = { name: string; address?: string; email?: string }

/** What a page says of a product in one language. */
export type TextFacts = {
  name: string
  slug: string
  summary: string
  description: RichNode
  seoTitle: string | null
  seoDescription: string | null
  /** Words it is found by, beside those of its SKU and attributes. */
  extraWords: string[]
}

/** A file of an e-product: where it is, and what its buyers see it called; empty: as it is called there. */
export type FileFact = { source: string; name: string }

/** All that can be said of a product, in words of people: SKUs, names and paths instead of ids. */
export type Facts = {
  format: ProductFormat
  archived: boolean
  featured: boolean
  categoryPriority: number
  vatRate: number
  weightGrams: number | null
  measureAmount: number | null
  measureUnit: string | null
  manufacturer: ManufacturerFact | null
  safetyNote: string | null
  createdAt: Date
  /** By the language's code. */
  texts: Record<string, Partial<TextFacts>>
  retailCents: number | null
  memberCents: number | null
  sale: SaleFact | null
  /** Every dated price. Read for new products only: nobody rewrites the past of one that is on sale. */
  priceHistory: DatedPrice[]
  /** null: not counted. */
  onHand: number | null
  categories: CategoryName[]
  /** Attribute by attribute; one that is not named stays as it is. */
  attributes: AttributeFact[]
  /** What a configurable product's buyer chooses, in this order. */
  axes: AttributeName[]
  /** Whose variant it is. */
  variantOf: { parentSku: string; position: number | null; isDefault: boolean | null } | null
  parts: { sku: string; quantity: number }[]
  crossSells: string[]
  customOptions: CustomOptionFact[]
  plans: PlanFact[]
  pictures: { source: string; alt: string }[]
  files: FileFact[]
}

/** What a column may be about. */
export type FactName = 'sku' | keyof Facts | `texts.${keyof TextFacts}`

/** What a file says of one product. What it does not say stays as it is. */
export type ProductRecord = {
  /** The row it begins in. */
  row: number
  sku: string
  said: Partial<Facts>
  /** What holds only when the product is new and the file says nothing. */
  forNew: Partial<Pick<Facts, 'format' | 'vatRate'>>
}

/** A record, or why there is none; problems of level `warning` come with a record. */
export type Mapped = { record: ProductRecord | null; problems: Problem[]; /** Bytes of the file read so far. */ read: number }
