import type { AttributeEntry } from '@/lib/api/entities/product.schema'
import { parseGtin } from './gtin'

/** Attributes that machines ask for by a name of their own; a shop calls them as it likes. */
const gtinCodes = ['isbn', 'gtin', 'ean', 'barkod']
const brandCodes = ['marka', 'brend', 'brand', 'izdavac', 'proizvodac']

/** The trade item number among a product's attributes, if one of them holds a right one. */
export function findGtin(attributes: readonly AttributeEntry[]): string | null {
  return gtinCodes.map((code) => parseGtin(textOf(attributes, code))).find((gtin) => gtin !== null) ?? null
}

/** The brand among a product's attributes: of a book its publisher. */
export function findBrand(attributes: readonly AttributeEntry[]): string | null {
  return brandCodes.map((code) => textOf(attributes, code)).find((brand) => brand !== null) ?? null
}

function textOf(attributes: readonly AttributeEntry[], code: string): string | null {
  const value = attributes.find(({ attributeCode }) => attributeCode === code)?.value.value
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
