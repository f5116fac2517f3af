import { CellError, quoteCell } from '@/server/modules/product/import-export/record/problem'

/** Parses a trimmed text up to a length. */
export function parseText(max: number) {
  return (cell: string): string => {
    const text = cell.trim()
    if (text.length > max) throw new CellError(`Tekst je predug: ${text.length} znakova, a smije ih biti ${max}.`)
    return text
  }
}

/** The start of a text, without half a letter at its end: a database takes none. */
export function startOfText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

export const maxSkuLength = 100

/** Parses a SKU. Refuses '9,78954E+12', which Excel makes of a long number, because it cannot be restored. */
export function parseSku(cell: string): string {
  const sku = parseText(maxSkuLength)(cell)
  if (sku === '') throw new CellError('SKU je obavezan.')
  if (/^\d[.,]\d+E\+\d+$/i.test(sku))
    throw new CellError(`${quoteCell(cell)} nije SKU: Excel ga je pretvorio u broj. Oblikujte stupac kao tekst.`)
  if (/[\n\r\t]/.test(sku)) throw new CellError(`SKU ${quoteCell(cell)} smije imati samo jedan redak.`)
  return sku
}

export function parseSlug(cell: string): string {
  const slug = parseText(200)(cell)
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return slug
  throw new CellError(`${quoteCell(cell)} nije slug: dopuštena su mala slova bez kvačica, brojke i crtice.`)
}
