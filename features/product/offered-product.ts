import type { Product } from '@/lib/api/entities/product.schema'

/** What only the page shows, whose HTML has it already. */
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
