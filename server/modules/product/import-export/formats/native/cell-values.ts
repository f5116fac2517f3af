import type { ProductFormat } from '@/lib/api/entities/product.schema'
import { joinList, splitList } from '@/server/modules/product/import-export/cells/lists'
import { CellError, quoteCell } from '@/server/modules/product/import-export/record/problem'
import type { CategoryName } from '@/server/modules/product/import-export/record/record'

const formatNames: Record<ProductFormat, string> = {
  Simple: 'jednostavan',
  Configurable: 'podesiv',
  Bundle: 'paket',
  EProduct: 'e-proizvod',
}
const formats: readonly ProductFormat[] = ['Simple', 'Configurable', 'Bundle', 'EProduct']

/** The cell of untracked stock; an empty cell would be left by mistake too easily. */
export const untracked = 'ne broji se'

export function formatFormat(format: ProductFormat): string {
  return formatNames[format]
}

/** Parses 'podesiv' or 'Configurable'. */
export function parseFormat(cell: string): ProductFormat {
  const word = cell.trim().toLowerCase()
  const found = formats.find((format) => formatNames[format] === word || format.toLowerCase() === word)
  if (found) return found
  throw new CellError(`${quoteCell(cell)} nije vrsta proizvoda. Može biti: ${Object.values(formatNames).join(', ')}.`)
}

/** 'Knjige > Romani | slug:darovi' */
export function formatCategories(categories: readonly CategoryName[]): string {
  return joinList(
    categories.map((one) => ('slug' in one ? `slug:${one.slug}` : joinList(one.path, '>'))),
    '|',
  )
}

export function parseCategories(cell: string): CategoryName[] {
  return splitList(cell, '|').map((item) => (item.startsWith('slug:') ? { slug: item.slice(5).trim() } : { path: categoryPath(item) }))
}

export function categoryPath(text: string): string[] {
  const path = splitList(text, '>')
  const tooLong = path.find((name) => name.length > 150)
  if (path.length === 0 || path.length > 10 || tooLong) throw new CellError(`Kategorija ${quoteCell(text)} nije moguća.`)
  return path
}

/** 'TORBA × 2 | SALICA'; the quantity defaults to 1. */
export function formatParts(parts: readonly { sku: string; quantity: number }[]): string {
  return joinList(
    parts.map(({ sku, quantity }) => `${sku} × ${quantity}`),
    '|',
  )
}

export function parseParts(cell: string): { sku: string; quantity: number }[] {
  const parts = splitList(cell, '|').map((item) => {
    const found = /^(?<sku>.+?)\s+[×x*]\s*(?<quantity>\d{1,4})$/.exec(item)?.groups
    const quantity = Number(found?.quantity ?? 1)
    if (quantity < 1) throw new CellError(`${quoteCell(item)}: količina mora biti barem 1.`)
    return { sku: found?.sku ?? item, quantity }
  })
  const twice = parts.find(({ sku }, at) => parts.findIndex((one) => one.sku === sku) < at)
  if (twice) throw new CellError(`Dio ${twice.sku} naveden je dvaput. Navedite ga jednom, s količinom.`)
  return parts
}
