import { parseInteger } from '@/server/modules/product/import-export/cells/numbers'
import { decodeCell } from '@/server/modules/product/import-export/cells/entities'
import { parseSku } from '@/server/modules/product/import-export/cells/texts'
import { headerKey, type BrokenRow, type Row } from '@/server/modules/product/import-export/csv/read-csv'
import { RowReader } from '@/server/modules/product/import-export/csv/row-reader'
import { foreignDefaults, type Format, type MapSettings } from '@/server/modules/product/import-export/formats/format'
import type { Problem } from '@/server/modules/product/import-export/record/problem'
import type { MappedRecord } from '@/server/modules/product/import-export/record/record'
import { handleSku, sharedSkus, type NamedVariant } from './variant-skus'

/** What can be sold, before what is there: sold pieces leave with the orders of the other shop. */
const quantityColumns = ['available', 'on hand (new)', 'on hand (current)', 'on hand']
const identityColumns = ['handle', 'title', 'sku', ...[1, 2, 3].flatMap((n) => [`option${n} name`, `option${n} value`])]
const otherColumns = ['barcode', 'hs code', 'coo', 'location', 'bin name', 'incoming', 'unavailable', 'committed']

/**
 * Shopify's inventory export: a row for each variant and place, or older, a column for each place. The places are summed
 * (docs/rules/import-export.md#shopify-inventory).
 */
export const shopifyInventoryFormat: Format = {
  name: 'Shopify (zalihe)',
  matches(found) {
    const keys = new Set([...found].map(inventoryKey))
    const hasPlaces = keys.has('location') && quantityColumns.some((column) => keys.has(column))
    const isWide = keys.has('hs code') && keys.has('coo') && !keys.has('location')
    return keys.has('handle') && keys.has('sku') && (hasPlaces || isWide)
  },
  hasColumn: (key) => !otherColumns.includes(inventoryKey(key)) || inventoryKey(key) === 'location',
  columnOf: (field, headers) => headers.get(field === 'sku' ? 'sku' : 'title') ?? field,
  async *map(rows, settings) {
    const stocks = new Map<string, VariantStock>()
    for await (const row of rows()) {
      if ('broken' in row) yield brokenRow(row)
      else addRow(stocks, reading(row, settings))
    }
    const shared = sharedSkus([...stocks.values()].map(({ variant }) => variant))
    for (const stock of stocks.values()) yield toRecord(stock, shared, settings)
  },
}

type VariantStock = { variant: NamedVariant; first: RowReader; pieces: number | null }

function addRow(stocks: Map<string, VariantStock>, reader: RowReader) {
  const text = (column: string) => decodeCell(reader.text(column)).trim()
  const values = [1, 2, 3].map((n) => text(`option${n} value`)).filter((value) => value !== '' && value !== 'Default Title')
  const variant = { handle: text('handle').toLowerCase(), values, sku: text('sku') }
  const key = JSON.stringify([variant.handle, values, variant.sku])
  const known = stocks.get(key) ?? { variant, first: reader, pieces: null }
  const quantity = piecesIn(reader)
  if (reader !== known.first) known.first.problems.push(...reader.problems)
  stocks.set(key, { ...known, pieces: quantity === null ? known.pieces : (known.pieces ?? 0) + quantity })
}

/** The pieces of a row; null at a place that does not stock the variant. */
function piecesIn(reader: RowReader): number | null {
  const known = new Set([...identityColumns, ...otherColumns])
  const columns = reader.has('location')
    ? quantityColumns.filter((column) => reader.text(column).trim() !== '').slice(0, 1)
    : [...reader.row.cells.keys()].filter((key) => !known.has(key))
  const counted = columns.flatMap((column) => {
    const cell = reader.text(column).trim()
    return cell === '' || cell.toLowerCase() === 'not stocked'
      ? []
      : (reader.read(column, parseInteger({ min: -1_000_000, max: 1_000_000 })) ?? [])
  })
  return counted.length === 0 ? null : counted.reduce((sum, one) => sum + one, 0)
}

function toRecord({ variant, first, pieces }: VariantStock, shared: ReadonlySet<string>, settings: MapSettings): MappedRecord {
  const isShared = shared.has(variant.sku)
  if (isShared) first.warn('sku', `SKU ${variant.sku} ima više varijanti, pa se ova traži kao ${handleSku(variant)}.`)
  const sku = variant.sku === '' || isShared ? handleSku(variant) : first.read('sku', () => parseSku(variant.sku))
  if (!sku) first.error('sku', 'Redak nema ni Handle ni SKU, pa se proizvod ne može prepoznati.')
  if (pieces === null && !first.hasErrors) first.warn('location', 'Ni jedno mjesto ne vodi zalihu ove varijante, pa ostaje kakva jest.')
  if (pieces !== null && pieces < 0) first.warn('location', 'Negativna zaliha postaje 0.')
  const { number: row, read } = first.row
  if (!sku || first.hasErrors || pieces === null) return { record: null, problems: first.problems, read }
  return {
    record: { row, sku, fields: { onHand: Math.max(0, pieces) }, defaults: foreignDefaults(settings) },
    problems: first.problems,
    read,
  }
}

function reading(row: Row, { headers }: MapSettings): RowReader {
  const cells = new Map([...row.cells].map(([key, cell]) => [inventoryKey(key), cell]))
  return new RowReader({ ...row, cells }, new Map([...headers].map(([key, header]) => [inventoryKey(key), header])))
}

function inventoryKey(header: string): string {
  return headerKey(header).replace(/ \(not editable\)$/, '')
}

function brokenRow({ number, broken }: BrokenRow): MappedRecord {
  const problem: Problem = { level: 'error', row: number, column: null, message: broken }
  return { record: null, problems: [problem], read: 0 }
}
