import { headerKey, type BrokenRow, type Row } from '@/server/modules/product/import-export/csv/read-csv'
import { RowReader } from '@/server/modules/product/import-export/csv/row-reader'
import type { Format } from '@/server/modules/product/import-export/formats/format'
import { isWooKey, wooColumnOf, wooKey, wooSignatureHeaders } from './headers'
import { readWoo } from './read-woo'
import { collectRelations } from './relations'

/** The file of WooCommerce's product exporter. */
export const wooFormat: Format = {
  name: 'WooCommerce',
  matches(found) {
    const keys = new Set([...found].map(wooKey))
    return (keys.has('sku') || keys.has('id')) && wooSignatureHeaders.some((mark) => keys.has(mark))
  },
  hasColumn: (key) => isWooKey(wooKey(key)),
  columnOf(field, headers) {
    const own = [...headers].find(([key]) => wooKey(key) === wooColumnOf[field])
    return own?.[1] ?? wooColumnOf[field]
  },
  async *map(rows, settings) {
    const keys = new Map([...settings.headers.keys()].map((key) => [key, wooKey(key)]))
    const headers = new Map([...settings.headers].map(([key, header]) => [keys.get(key) ?? key, header]))
    const relations = await collectRelations(withEnglishKeys(rows(), keys))
    const weightHeader = headers.get('weight') ?? ''
    for await (const row of withEnglishKeys(rows(), keys)) {
      if ('broken' in row)
        yield { record: null, problems: [{ level: 'error', row: row.number, column: null, message: row.broken }], read: 0 }
      else {
        const reader = new RowReader(row, headers)
        const record = readWoo(reader, { relations, settings, weightHeader })
        yield { record: reader.hasErrors ? null : record, problems: reader.problems, read: row.read }
      }
    }
  },
}

/** The rows with English keys. */
async function* withEnglishKeys(rows: AsyncGenerator<Row | BrokenRow>, keys: ReadonlyMap<string, string>): AsyncGenerator<Row | BrokenRow> {
  for await (const row of rows) {
    if ('broken' in row) yield row
    else yield { ...row, cells: new Map([...row.cells].map(([key, cell]) => [keys.get(key) ?? headerKey(key), cell])) }
  }
}
