import type { Product } from '@/lib/api/entities/product.schema'

/** Fields that only server components render: the HTML has them, so they are not sent as data too. */
const shownByPage = [
  'archived',
  'attributeSet',
  'authors',
  'byline',
  'categories',
  'categoryPriority',
  'crossSellProducts',
  'description',
  'editions',
  'manufacturer',
  'media',
  'rating',
  'safetyNote',
  'seoDescription',
  'seoTitle',
  'sku',
  'summary',
  'weightGrams',
] as const satisfies (keyof Product)[]

/** A product as far as the buy box needs it. */
export type OfferedProduct = Omit<Product, (typeof shownByPage)[number]>

const isShownByPage = new Set<string>(shownByPage)

/** The part of a product that is sent to the browser beside the page's HTML. */
export function offeredProduct(product: Product): Partial<Product> {
  return Object.fromEntries(Object.entries(product).filter(([name]) => !isShownByPage.has(name)))
}
