import { splitList } from '@/server/modules/product/import-export/cells/lists'
import type { AttributeName, DatedPrice } from '@/server/modules/product/import-export/record/record'
import type { PortableProduct } from './portable-product'

/** A product with its variants, as other shops' files write it: the variants follow their parent. */
type ProductFamily = { product: PortableProduct; variants: readonly PortableProduct[] }

export type ForeignColumns = {
  /** The default language. */ language: string
  withFiles: boolean
  attributes: readonly (AttributeName & { id: number })[]
  now: Date
}

/** What a format writes, and counts what it cannot. */
export type ForeignWriter = {
  header: (columns: ForeignColumns) => string[]
  rows: (family: ProductFamily, columns: ForeignColumns) => string[][]
  /** Of each kind of value that the format cannot hold, whether this product has it. */
  lost: readonly LostValue[]
}

type LostValue = { what: string; isIn: (product: PortableProduct, columns: ForeignColumns & { hasVariants: boolean }) => boolean }

/** What both formats lack. */
export const unsupportedByBoth: readonly LostValue[] = [
  { what: 'članske cijene', isIn: ({ memberCents }) => (memberCents ?? null) !== null },
  { what: 'prošle i buduće cijene', isIn: ({ priceHistory }, { now }) => priceHistory.some((price) => isPastOrPlanned(price, now)) },
  { what: 'osobne opcije', isIn: ({ customOptions }) => customOptions.length > 0 },
  { what: 'planovi pretplate', isIn: ({ plans }) => plans.length > 0 },
  { what: 'adresa i e-pošta proizvođača', isIn: ({ manufacturer }) => Boolean(manufacturer?.address || manufacturer?.email) },
  { what: 'oznaka darovnog bona', isIn: ({ isVoucher }) => isVoucher },
  { what: 'sigurnosna napomena', isIn: ({ safetyNote }) => safetyNote !== null },
  { what: 'tekstovi na drugim jezicima', isIn: ({ texts }) => Object.keys(texts).length > 1 },
  { what: 'ogledne stranice', isIn: ({ samplePages }) => samplePages.length > 0 },
  { what: 'prioritet', isIn: ({ categoryPriority }) => categoryPriority !== 0 },
  { what: 'dan dodavanja', isIn: () => true },
]

/** Both hold the current prices; a planned sale is another matter. */
function isPastOrPlanned({ kind, validFrom, validTo }: DatedPrice, now: Date): boolean {
  return (validTo !== null && validTo <= now) || (kind !== 'sale' && validFrom > now)
}

export function attributeValues(product: PortableProduct, { id, input }: ForeignColumns['attributes'][number]): string[] {
  const cell = product.cells.get(id) ?? ''
  if (cell === '') return []
  return input === 'multipleSelect' ? splitList(cell, '|') : [cell]
}

/** The code of a book or of goods. */
export function barcodeOf(product: PortableProduct, columns: ForeignColumns): string {
  const code = barcodeAttribute(product, columns)
  return code ? (product.cells.get(code.id) ?? '') : ''
}

/** The attribute that is the barcode. */
export function barcodeAttribute(product: PortableProduct, { attributes }: ForeignColumns) {
  return attributes.find((attribute) => ['isbn', 'gtin'].includes(attribute.name) && product.cells.has(attribute.id))
}

/** '12.90', as both read it. */
export function decimal(cents: number | null | undefined): string {
  return cents === null || cents === undefined ? '' : (cents / 100).toFixed(2)
}
