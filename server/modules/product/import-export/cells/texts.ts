import { CellError, quoteCell } from '@/server/modules/product/import-export/record/problem'

/** Parses a trimmed text up to a length. */
export function parseText(max: number) {
  return (cell: string): string => {
    const text = cell.trim()
    if (text.length > max) throw new CellError(`Tekst je predug: ${text.length} znakova, a smije ih biti ${max}.`)
    return text
  }
}

/** Parses a SKU. Refuses '9,78954E+12', which Excel makes of a long number, because it cannot be restored. */
export function parseSku(cell: string): string {
  const sku = parseText(100)(cell)
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

/** 'Šuma Striborova 2' becomes 'suma-striborova-2'; a text without Latin letters and digits becomes empty. */
export function slugOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
  const letters = plain.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '')
  return letters
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 180)
    .replaceAll(/^-+|-+$/g, '')
}
