import type { AttributeEntry } from '@/lib/api/entities/product.schema'
import { parseGtin } from './gtin'

/** Attributes that may hold a GTIN, the preferred one first. */
export const gtinCodes = ['isbn', 'gtin', 'ean', 'barkod']
/** Attributes that may hold the brand, the preferred one first. */
const brandCodes = ['marka', 'brend', 'brand', 'izdavac', 'proizvodac']

/** The first valid GTIN among a product's attributes. */
export function findGtin(attributes: readonly AttributeEntry[]): string | null {
  return gtinCodes.map((code) => parseGtin(textOf(attributes, code))).find((gtin) => gtin !== null) ?? null
}

/** The brand among a product's attributes; a book's publisher. */
export function findBrand(attributes: readonly AttributeEntry[]): string | null {
  return brandCodes.map((code) => textOf(attributes, code)).find((brand) => brand !== null) ?? null
}

function textOf(attributes: readonly AttributeEntry[], code: string): string | null {
  const value = attributes.find(({ attributeCode }) => attributeCode === code)?.value.value
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
