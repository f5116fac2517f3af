import type { BrokenRow, Row } from '@/server/modules/product/import-export/csv/read-csv'
import type { Problem } from '@/server/modules/product/import-export/record/problem'
import { RowReader } from '@/server/modules/product/import-export/csv/row-reader'
import { foreignPricesNote, type Format, type MapSettings } from '@/server/modules/product/import-export/formats/format'
import { decodeCell } from '@/server/modules/product/import-export/cells/entities'
import { groupByHandle, type ShopifyProduct } from './group'
import { isShopifyKey, shopifyColumnOf, shopifyKey } from './headers'
import { readShopify } from './read-shopify'
import { sharedSkus, type NamedVariant } from './variant-skus'

/** The product export of Shopify's admin, with older or newer headers. */
export const shopifyFormat: Format = {
  name: 'Shopify',
  notes: [foreignPricesNote, 'Kategorija je Type, a Product Category samo gdje je Type prazan.'],
  matches(found) {
    const keys = new Set([...found].map(shopifyKey))
    return keys.has('handle') && keys.has('title')
  },
  hasColumn: (key) => isShopifyKey(shopifyKey(key)),
  columnOf(field, headers) {
    const own = [...headers].find(([key]) => shopifyKey(key) === shopifyColumnOf[field])
    return own?.[1] ?? shopifyColumnOf[field]
  },
  async *map(rows, settings) {
    const shared = sharedSkus(await variantsIn(groupByHandle(readersOf(rows(), settings, []))))
    const broken: Problem[] = []
    for await (const product of groupByHandle(readersOf(rows(), settings, broken))) {
      const read = product.first.row.read
      yield* broken.splice(0).map((problem) => ({ record: null, problems: [problem], read }))
      const records = readShopify(product, { settings, shared })
      const isRefused = product.first.hasErrors
      for (const { reader, record } of records) {
        if (isRefused && reader !== product.first && !reader.hasErrors) reader.error('handle', 'Proizvod ove varijante je odbijen.')
        yield { record: isRefused || reader.hasErrors ? null : record, problems: reader.problems.splice(0), read }
      }
    }
    yield* broken.map((problem) => ({ record: null, problems: [problem], read: 0 }))
  },
}

async function variantsIn(products: AsyncGenerator<ShopifyProduct>): Promise<NamedVariant[]> {
  const found: NamedVariant[] = []
  for await (const { handle, options, variants } of products) {
    for (const reader of variants) {
      const values = options.map(({ n }) => reader.text(`option${n} value`).trim())
      found.push({ handle, values, sku: reader.text('variant sku').trim() })
    }
  }
  return found
}

/** HTML keeps its entities; lists must not gain separators. */
function cellOf(key: string, cell: string): [string, string] {
  if (key === 'body (html)') return [key, cell]
  return [key, decodeCell(cell, { tags: ',', type: '>', 'product category': '>' }[key])]
}

async function* readersOf(rows: AsyncGenerator<Row | BrokenRow>, settings: MapSettings, broken: Problem[]): AsyncGenerator<RowReader> {
  const keys = new Map([...settings.headers.keys()].map((key) => [key, shopifyKey(key)]))
  const headers = new Map([...settings.headers].map(([key, header]) => [keys.get(key) ?? key, header]))
  for await (const row of rows) {
    if ('broken' in row) broken.push({ level: 'error', row: row.number, column: null, message: row.broken })
    else yield new RowReader({ ...row, cells: new Map([...row.cells].map(([key, cell]) => cellOf(keys.get(key) ?? key, cell))) }, headers)
  }
}
