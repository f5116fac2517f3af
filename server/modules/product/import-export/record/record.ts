import type { RichNode } from '@/lib/api/entities/common.schema'
import type { AttributeInput, ProductFormat } from '@/lib/api/entities/product.schema'
import type { Problem } from './problem'

/** A category by its path of names, or by its slug where names are ambiguous. */
export type CategoryName = { path: string[] } | { slug: string }

/** An attribute by code or label; `input` and `unit` are used to create it. */
export type AttributeName = {
  name: string
  label: string
  input: AttributeInput
  unit: string | null
  /** The header declares its type, so it is created even without values. */
  isDeclared?: boolean
}

/** A raw cell of our own format, parsed by the attribute's type, or values that another format has split already. */
export type AttributeField = AttributeName & { given: { cell: string } | { values: string[] }; column: string }

export type CustomOptionField = {
  key: string
  optionType: 'text' | 'number'
  labels: Record<string, string>
  required: boolean
  maxLength: number | null
  min: number | null
  max: number | null
  priceCents: number
}

export type PlanField = { labels: Record<string, string>; everyMonths: number; cents: number }

/** A sale. `from`: null or undefined is now; `to`: exclusive, null is open, undefined keeps the end of a current sale. */
export type SaleField = { cents: number; from?: Date | null; to?: Date | null }

export type ManufacturerField = { name: string; address?: string; email?: string }

/** The texts of a product in one language. */
export type TextFields = {
  name: string
  slug: string
  summary: string
  description: RichNode
  seoTitle: string | null
  seoDescription: string | null
  /** Search keywords beside those derived from SKU and attributes. */
  extraWords: string[]
}

/** A picture by its address or path; `alt` is read for new ones. */
export type PictureField = { source: string; alt: string }

/** A file of an e-product; an empty name takes the source's name. */
export type FileField = { source: string; name: string }

type PriceKind = 'retail' | 'sale' | 'member'
export type DatedPrice = { kind: PriceKind; cents: number; validFrom: Date; /** Exclusive; null: open. */ validTo: Date | null }
export type PriceRow = DatedPrice & { id: number }

/** A stored file of a product. */
export type FileRow = { name: string; mediaType: string; size: number; hash: string; sourceHash: string | null }

/** The fields of a product in portable form: SKUs, names and paths instead of ids. Names of fields are stored in the audit log. */
export type ProductFields = {
  format: ProductFormat
  archived: boolean
  featured: boolean
  categoryPriority: number
  vatRate: number
  isVoucher: boolean
  weightGrams: number | null
  measureAmount: number | null
  measureUnit: string | null
  manufacturer: ManufacturerField | null
  safetyNote: string | null
  createdAt: Date
  /** By language code. */
  texts: Record<string, Partial<TextFields>>
  retailCents: number | null
  memberCents: number | null
  sale: SaleField | null
  /** The whole price history; read for new products only. */
  priceHistory: DatedPrice[]
  /** null: stock is not tracked. */
  onHand: number | null
  categories: CategoryName[]
  /** Attributes that are not named stay as they are. */
  attributes: AttributeField[]
  /** The axes of a configurable product in order. */
  axes: AttributeName[]
  /** The parent of a variant. */
  variantOf: { parentSku: string; position: number | null; isDefault: boolean | null } | null
  parts: { sku: string; quantity: number }[]
  crossSells: string[]
  customOptions: CustomOptionField[]
  plans: PlanField[]
  pictures: PictureField[]
  samplePages: PictureField[]
  files: FileField[]
}

/** The field a problem belongs to. */
export type FieldName = 'sku' | keyof ProductFields | `texts.${keyof TextFields}`

/** What a file says of one product; undefined fields stay as they are. */
export type ProductRecord = {
  /** Its first row. */
  row: number
  sku: string
  fields: Partial<ProductFields>
  /** Defaults of a new product for undefined fields. */
  defaults: Partial<Pick<ProductFields, 'format' | 'vatRate' | 'onHand'>>
  /** A new product of goods without stock is refused, because other shops' files may leave it out (docs/rules/import-export.md#unknown-stock). */
  needsStock?: boolean
}

/** A record, or null with errors; warnings come with a record. */
export type MappedRecord = { record: ProductRecord | null; problems: Problem[]; /** Bytes of the file read so far. */ read: number }
