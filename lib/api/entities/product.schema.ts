import { z } from 'zod'
import { CategoryRef } from './category.schema'
import { RichNode } from './common.schema'
import { GalleryPicture, Picture } from './media.schema'

export const ProductFormat = z.enum(['Simple', 'Configurable', 'Bundle', 'EProduct'])
export type ProductFormat = z.infer<typeof ProductFormat>

/** `available` is null where stock is not tracked (docs/rules/catalog.md#stock-levels). */
export const StockState = z.enum(['in', 'low', 'out', 'untracked'])
export type StockState = z.infer<typeof StockState>
export const Stock = z.object({ state: StockState, available: z.number().nullable() })
export type Stock = z.infer<typeof Stock>

export const AttributeInput = z.enum([
  'dropdown',
  'multipleSelect',
  'numberField',
  'date',
  'dateTime',
  'yesNo',
  'textSwatch',
  'visualSwatch',
  'text',
])
export type AttributeInput = z.infer<typeof AttributeInput>

/** An attribute's value: a label (or a list of labels) with the value ids, or a number, an ISO moment, a yes/no, a text. */
export const AttributeEntry = z.object({
  attributeCode: z.string(),
  label: z.string(),
  inputType: AttributeInput,
  unit: z.string().nullable(),
  value: z.object({ value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]), ids: z.array(z.number()) }),
})
export type AttributeEntry = z.infer<typeof AttributeEntry>

const AttributeSet = z.object({ attributes: z.array(AttributeEntry) })

/**
 * The price now, gross, in the site's currency; of a configurable product its cheapest variant (docs/rules/catalog.md#effective-price). `discount` is
 * the sale price, `finalPrice` the price for everybody, `membershipPrice` the member price when it is lower.
 */
const prices = {
  /** The retail price without VAT. */
  basicPrice: z.number(),
  retailPrice: z.number(),
  discount: z.number().nullable(),
  finalPrice: z.number(),
  membershipPrice: z.number().nullable(),
  /** docs/rules/catalog.md#lowest-price-30-days; null when nothing is reduced. */
  lowestPrice30Days: z.number().nullable(),
  /** When the sale ends; null when open. */
  discountUntil: z.string().nullable(),
  /** The price of one base unit at `finalPrice` (docs/rules/catalog.md#unit-price); null without a measure. */
  unitPrice: z.object({ price: z.number(), unit: z.string() }).nullable(),
}

/** An e-product without a file (docs/rules/catalog.md#digital-files). */
const awaitsFile = z.boolean()

/** A variant; `attributeSet` has only the values of its axes. */
export const Variant = z.object({
  id: z.number(),
  name: z.string(),
  sku: z.string(),
  format: ProductFormat,
  ...prices,
  media: z.array(GalleryPicture),
  stock: Stock,
  awaitsFile,
  attributeSet: AttributeSet,
})
export type Variant = z.infer<typeof Variant>

/** An axis of a configurable product with the values that its variants have. */
export const Axis = z.object({
  attributeCode: z.string(),
  label: z.string(),
  inputType: AttributeInput,
  customClass: z.string().nullable(),
  values: z.array(
    z.object({
      id: z.number(),
      value: z.string(),
      isMedia: z.boolean(),
      media: Picture.nullable(),
      /** A CSS colour. */
      swatch: z.string().nullable(),
      shopDefault: z.boolean(),
    }),
  ),
})
export type Axis = z.infer<typeof Axis>

/** A custom option; `key` is its name in the cart's `personalizations`, `price` is added to each unit. */
export const CustomOption = z.object({
  id: z.number(),
  key: z.string(),
  option_type: z.enum(['text', 'number']),
  required: z.boolean(),
  maxLength: z.number().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  price: z.number(),
  custom_option_values: z.array(z.object({ label: z.string() })),
})
export type CustomOption = z.infer<typeof CustomOption>

/** A bundle part: `qty` units of a product. A configurable part is chosen among its variants. */
export const BundlePart = z.object({
  qty: z.number(),
  product: z.object({
    id: z.number(),
    name: z.string(),
    format: ProductFormat,
    slug: z.string(),
    finalPrice: z.number(),
    media: z.array(GalleryPicture),
    stock: Stock,
    associatedProducts: z.array(Variant),
    associatedProductsAttributes: z.array(Axis),
    customOptions: z.array(CustomOption),
  }),
})
export type BundlePart = z.infer<typeof BundlePart>

const SubscriptionPlan = z.object({ id: z.number(), label: z.string(), everyMonths: z.number(), price: z.number() })

/** A product in a list: the fields of every record of web/filter. */
export const ProductCard = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  type: z.literal('product'),
  format: ProductFormat,
  /** The line under the name: the author of a book. */
  byline: z.string().nullable(),
  /** Those of the byline who have a page of their works (docs/rules/catalog.md#authors). */
  authors: z.array(z.object({ name: z.string(), slug: z.string() })),
  summary: z.string(),
  /** The first picture only. */
  media: z.array(GalleryPicture),
  ...prices,
  /** Cheapest and dearest variant, when they differ. */
  priceRange: z.object({ from: z.number(), to: z.number() }).nullable(),
  stock: Stock,
  awaitsFile,
  /** The buyer must choose or write something first, so it is added on its own page (docs/rules/catalog.md#product-card). */
  needsChoice: z.boolean(),
  isNew: z.boolean(),
  categoryPriority: z.number(),
  archived: z.boolean(),
  rating: z.object({ average: z.number().nullable(), count: z.number() }),
})
export type ProductCard = z.infer<typeof ProductCard>

export const Product = ProductCard.extend({
  description: RichNode,
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  /** From the root to the first category. */
  categories: z.array(CategoryRef),
  attributeSet: AttributeSet,
  associatedProducts: z.array(Variant),
  associatedProductsAttributes: z.array(Axis),
  bundles: z.array(BundlePart),
  customOptions: z.array(CustomOption),
  subscriptionPlans: z.array(SubscriptionPlan),
  /** A subscription that cannot be renewed here: it is bought once (docs/rules/catalog.md#subscription-plans). */
  isSoldOnce: z.boolean().optional(),
  crossSellProducts: z.array(ProductCard),
  /** The other editions of the same work (docs/rules/catalog.md#editions). */
  editions: z.array(ProductCard),
  /** VAT rate in percent, included in every price. */
  vatRate: z.number(),
  weightGrams: z.number().nullable(),
  /** Manufacturer details of Regulation (EU) 2023/988. */
  manufacturer: z.object({ name: z.string(), address: z.string(), email: z.string() }).nullable(),
  safetyNote: z.string().nullable(),
  /** Pages to read before buying, and the same as a PDF (docs/rules/catalog.md#sample-pages). */
  samplePages: z.array(Picture),
  sampleDocument: z.object({ src: z.string() }).nullable(),
})
export type Product = z.infer<typeof Product>
