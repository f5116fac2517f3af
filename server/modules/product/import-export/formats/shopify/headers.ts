import { headerKey } from '@/server/modules/product/import-export/csv/read-csv'
import type { FieldName } from '@/server/modules/product/import-export/record/record'

/** Newer column names mapped to the older ones. */
const renamed: Record<string, string> = {
  'url handle': 'handle',
  'custom product type': 'type',
  'standard product type': 'product category',
  description: 'body (html)',
  'published on online store': 'published',
  sku: 'variant sku',
  barcode: 'variant barcode',
  'variant barcodes': 'variant barcode',
  price: 'variant price',
  'compare-at price': 'variant compare at price',
  'charge tax': 'variant taxable',
  'inventory tracker': 'variant inventory tracker',
  'inventory quantity': 'variant inventory qty',
  'weight value (grams)': 'variant grams',
  'requires shipping': 'variant requires shipping',
  'product image url': 'image src',
  'variant image url': 'variant image',
}

const knownKeys = new Set([
  'handle',
  'title',
  'body (html)',
  'vendor',
  'product category',
  'type',
  'tags',
  'published',
  'status',
  'gift card',
  'seo title',
  'seo description',
  'variant sku',
  'variant grams',
  'variant inventory tracker',
  'variant inventory qty',
  'variant inventory policy',
  'variant price',
  'variant image',
  'variant compare at price',
  'variant requires shipping',
  'variant taxable',
  'variant barcode',
  'image src',
  'image position',
  'image alt text',
  'unit price total measure',
  'unit price total measure unit',
])

/** The older key of an old or new header. */
export function shopifyKey(header: string): string {
  const key = headerKey(header)
  if (key === 'continue selling when out of stock') return 'variant inventory policy'
  return renamed[key] ?? key
}

export function isShopifyKey(key: string): boolean {
  return knownKeys.has(key) || /^option[123] (?:name|value)$/.test(key)
}

export const shopifyColumnOf: Record<FieldName, string> = {
  sku: 'variant sku',
  format: 'option1 value',
  archived: 'status',
  featured: 'status',
  categoryPriority: 'status',
  vatRate: 'variant taxable',
  isVoucher: 'gift card',
  weightGrams: 'variant grams',
  measureAmount: 'unit price total measure',
  measureUnit: 'unit price total measure unit',
  manufacturer: 'vendor',
  safetyNote: 'vendor',
  createdAt: 'handle',
  texts: 'title',
  'texts.name': 'title',
  'texts.slug': 'handle',
  'texts.summary': 'body (html)',
  'texts.description': 'body (html)',
  'texts.seoTitle': 'seo title',
  'texts.seoDescription': 'seo description',
  'texts.extraWords': 'tags',
  retailCents: 'variant price',
  memberCents: 'variant price',
  sale: 'variant compare at price',
  priceHistory: 'variant price',
  onHand: 'variant inventory qty',
  categories: 'type',
  attributes: 'option1 value',
  axes: 'option1 name',
  variantOf: 'handle',
  parts: 'handle',
  crossSells: 'handle',
  customOptions: 'handle',
  plans: 'handle',
  pictures: 'image src',
  samplePages: 'image src',
  files: 'handle',
}
