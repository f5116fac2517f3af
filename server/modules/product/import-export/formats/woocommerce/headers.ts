import { headerKey } from '@/server/modules/product/import-export/csv/read-csv'
import { englishColumn } from './translations'
import type { FieldName } from '@/server/modules/product/import-export/record/record'

const knownKeys = new Set([
  'id',
  'type',
  'sku',
  'gtin, upc, ean, or isbn',
  'name',
  'published',
  'is featured?',
  'visibility in catalog',
  'short description',
  'description',
  'date sale price starts',
  'date sale price ends',
  'tax status',
  'tax class',
  'in stock?',
  'stock',
  'sale price',
  'regular price',
  'categories',
  'tags',
  'images',
  'parent',
  'grouped products',
  'upsells',
  'cross-sells',
  'position',
  'brands',
  'weight',
])

/** The English key of a header in any language that is known; an unknown one keeps its own. */
export function wooKey(header: string): string {
  const key = headerKey(header).replace(/:$/, '')
  const measured = /^(?<what>.+?) \((?<unit>[^)]*)\)$/.exec(key)?.groups
  if (measured && englishColumn(measured.what ?? '') === 'weight') return 'weight'
  return englishColumn(key) ?? key
}

/** Grams in the unit of the weight header; kilograms without one. */
export function gramsPerUnit(header: string): number {
  const unit = /\(([^)]*)\)/.exec(header)?.[1]?.trim().toLowerCase() ?? 'kg'
  return { g: 1, lbs: 453.59237, lb: 453.59237, oz: 28.349523125 }[unit] ?? 1000
}

export function isWooKey(key: string): boolean {
  return knownKeys.has(key) || /^attribute \d+ (?:name|value\(s\)|global|default)$/.test(key) || /^download \d+ (?:name|url)$/.test(key)
}

/** Headers that only WooCommerce has. */
export const wooSignatureHeaders = [
  'visibility in catalog',
  'is featured?',
  'regular price',
  'tax class',
  'in stock?',
  'attribute 1 value(s)',
] as const

export const wooColumnOf: Record<FieldName, string> = {
  sku: 'sku',
  format: 'type',
  archived: 'published',
  featured: 'is featured?',
  categoryPriority: 'position',
  vatRate: 'tax class',
  isVoucher: 'type',
  weightGrams: 'weight',
  measureAmount: 'weight',
  measureUnit: 'weight',
  manufacturer: 'brands',
  safetyNote: 'brands',
  createdAt: 'id',
  texts: 'name',
  'texts.name': 'name',
  'texts.slug': 'name',
  'texts.summary': 'short description',
  'texts.description': 'description',
  'texts.seoTitle': 'name',
  'texts.seoDescription': 'name',
  'texts.extraWords': 'tags',
  retailCents: 'regular price',
  memberCents: 'regular price',
  sale: 'sale price',
  priceHistory: 'regular price',
  onHand: 'stock',
  categories: 'categories',
  attributes: 'attribute 1 value(s)',
  axes: 'attribute 1 name',
  variantOf: 'parent',
  parts: 'grouped products',
  crossSells: 'cross-sells',
  customOptions: 'id',
  plans: 'id',
  pictures: 'images',
  samplePages: 'images',
  files: 'download 1 url',
}
