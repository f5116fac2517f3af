import { headerKey } from '@/server/modules/product/import-export/csv/read-csv'
import type { FieldName } from '@/server/modules/product/import-export/record/record'

/**
 * WooCommerce writes headers in the exporter's language: English as in class-wc-product-csv-exporter.php, Croatian as in exports of Croatian shops.
 */
const croatianHeaders: Record<string, string> = {
  vrsta: 'type',
  tip: 'type',
  naziv: 'name',
  ime: 'name',
  'gtin, upc, ean ili isbn': 'gtin, upc, ean, or isbn',
  objavljeno: 'published',
  'istaknuto?': 'is featured?',
  'vidljivost u katalogu': 'visibility in catalog',
  'kratak opis': 'short description',
  'kratki opis': 'short description',
  opis: 'description',
  'datum početka sniženja': 'date sale price starts',
  'datum kraja sniženja': 'date sale price ends',
  'status poreza': 'tax status',
  'klasa poreza': 'tax class',
  'porezni razred': 'tax class',
  'na zalihi?': 'in stock?',
  'na stanju?': 'in stock?',
  zalihe: 'stock',
  zaliha: 'stock',
  'narudžbe na upit dozvoljene?': 'backorders allowed?',
  'rasprodajna cijena': 'sale price',
  'snižena cijena': 'sale price',
  'akcijska cijena': 'sale price',
  'normalna cijena': 'regular price',
  'redovna cijena': 'regular price',
  kategorije: 'categories',
  oznake: 'tags',
  slike: 'images',
  glavni: 'parent',
  roditelj: 'parent',
  'grupirani proizvodi': 'grouped products',
  'uvećana prodaja': 'upsells',
  'dodatna prodaja': 'cross-sells',
  pozicija: 'position',
  brendovi: 'brands',
  'eksterni url': 'external url',
}

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

/** The English key of an English or Croatian header; an unknown one keeps its own. */
export function wooKey(header: string): string {
  const key = headerKey(header).replace(/:$/, '')
  if (/^(?:weight|težina) \([^)]*\)$/.test(key)) return 'weight'
  return croatianHeaders[key] ?? attributeKey(key) ?? downloadKey(key) ?? key
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

function attributeKey(key: string): string | null {
  const found = /^atribut (?<n>\d+) (?<what>\p{L}+)/u.exec(key)?.groups ?? /^(?<what>ime|naziv) (?<n>\d+)\.? atributa$/u.exec(key)?.groups
  if (!found) return null
  const { n = '', what = '' } = found
  if (what === 'ime' || what === 'naziv') return `attribute ${n} name`
  if (what.startsWith('vrijednost')) return `attribute ${n} value(s)`
  if (what.startsWith('glob')) return `attribute ${n} global`
  return what.startsWith('zadan') ? `attribute ${n} default` : `attribute ${n} visible`
}

/** Guessed from the wording of other columns: no Croatian export with downloads was available. */
function downloadKey(key: string): string | null {
  const { n, what } =
    /^preuzimanje (?<n>\d+) (?<what>ime|naziv|name|url)$/.exec(key)?.groups ??
    /^(?<what>ime|naziv|name|url) (?<n>\d+)\. preuzimanja$/.exec(key)?.groups ??
    {}
  return n === undefined ? null : `download ${n} ${what === 'url' ? 'url' : 'name'}`
}

export const wooColumnOf: Record<FieldName, string> = {
  sku: 'sku',
  format: 'type',
  archived: 'published',
  featured: 'is featured?',
  categoryPriority: 'position',
  vatRate: 'tax class',
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
  files: 'download 1 url',
}
