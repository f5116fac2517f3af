import { z } from 'zod'
import { CategoryRef } from './category.schema'
import { RichNode } from './common.schema'
import { GalleryPicture, Picture } from './media.schema'

export const ProductFormat = z.enum(['Simple', 'Configurable', 'Bundle', 'EProduct'])
export type ProductFormat = z.infer<typeof ProductFormat>

/** `available` is null where pieces are not counted. Few pieces are `low` (server/modules/product/stock/stock-state.ts). */
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

/** An attribute's value: a choice's label (several of them: a list) with the choices' ids, or a number, an ISO moment, a yes/no, a text. */
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
 * What a thing costs now, gross, in the site's currency (DESIGN 7). For a configurable product: of its cheapest variant.
 * `discount` is the running sale's price; `finalPrice` what anybody pays; `membershipPrice` what a card's holder pays, when that is less.
 */
const prices = {
  /** The retail price without its VAT. */
  basicPrice: z.number(),
  retailPrice: z.number(),
  discount: z.number().nullable(),
  finalPrice: z.number(),
  membershipPrice: z.number().nullable(),
  /** The lowest price of the 30 days before the running reduction (Directive 98/6/EC, article 6a); null when nothing is reduced. */
  lowestPrice30Days: z.number().nullable(),
  /** When the running reduction ends, if that is known. */
  discountUntil: z.string().nullable(),
  /** What one whole unit costs, e.g. a litre, beside `finalPrice` (Directive 98/6/EC, article 3); null without a measure. */
  unitPrice: z.object({ price: z.number(), unit: z.string() }).nullable(),
}

/** An e-product whose file is not here yet; it is not sold. */
const awaitsFile = z.boolean()

/** One combination of a configurable product's axes; `attributeSet` holds its axes' values only. */
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

/** One axis of a configurable product, in the order of choosing, with the values its variants have. */
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

/** What a buyer writes on a product; `key` is its name in the cart's `personalizations`. `price` is added to each piece. */
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

/** A part of a bundle: `qty` pieces of one product. A configurable part is chosen among its variants. */
export const BundlePart = z.object({
  qty: z.number(),
  product: z.object({
    id: z.number(),
    name: z.string(),
    format: ProductFormat,
    slug: z.string(),
    finalPrice: z.number(),
    media: z.array(Picture),
    stock: Stock,
    associatedProducts: z.array(Variant),
    associatedProductsAttributes: z.array(Axis),
    /** What can be written on this part. */
    customOptions: z.array(CustomOption),
  }),
})
export type BundlePart = z.infer<typeof BundlePart>

const SubscriptionPlan = z.object({ id: z.number(), label: z.string(), everyMonths: z.number(), price: z.number() })

/** What a list shows of a product: the fields every record of web/filter carries. */
export const ProductCard = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  type: z.literal('product'),
  format: ProductFormat,
  /** Who made it, as a line under the name: the author of a book. */
  byline: z.string().nullable(),
  summary: z.string(),
  /** The first picture; the whole gallery stands in the product. */
  media: z.array(GalleryPicture),
  ...prices,
  /** Cheapest and dearest variant, when they differ. */
  priceRange: z.object({ from: z.number(), to: z.number() }).nullable(),
  stock: Stock,
  awaitsFile,
  /** Its buyer has something to write or to choose first, so it is added from its own page. */
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
  /** From the root to the category it stands in first. */
  categories: z.array(CategoryRef),
  attributeSet: AttributeSet,
  associatedProducts: z.array(Variant),
  associatedProductsAttributes: z.array(Axis),
  bundles: z.array(BundlePart),
  customOptions: z.array(CustomOption),
  subscriptionPlans: z.array(SubscriptionPlan),
  crossSellProducts: z.array(ProductCard),
  /** Percent of VAT inside every price. */
  vatRate: z.number(),
  weightGrams: z.number().nullable(),
  /** The safety block of EU 2023/988. */
  manufacturer: z.object({ name: z.string(), address: z.string(), email: z.string() }).nullable(),
  safetyNote: z.string().nullable(),
})
export type Product = z.infer<typeof Product>
