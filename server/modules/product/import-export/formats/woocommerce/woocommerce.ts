import { headerKey, type BrokenRow, type Row } from '@/server/modules/product/import-export/csv/read-csv'
import { RowReader } from '@/server/modules/product/import-export/csv/row-reader'
import { decodeCell } from '@/server/modules/product/import-export/cells/entities'
import { foreignPricesNote, type Format, type MapSettings } from '@/server/modules/product/import-export/formats/format'
import { expandVariation } from './expand-variation'
import { ambiguousHeaders, headerWords, isRepeatedHeader } from './translations'
import { isWooKey, wooColumnOf, wooKey, wooSignatureHeaders } from './headers'
import { readWoo } from './read-woo'
import { collectRelations } from './relations'

/** The file of WooCommerce's product exporter. */
export const wooFormat: Format = {
  name: 'WooCommerce',
  notes: [foreignPricesNote, 'Position se čita samo kao redoslijed varijanti.'],
  matches(found) {
    const keys = new Set([...found].filter((key) => !ambiguousHeaders.has(headerWords(key))).map(wooKey))
    return (keys.has('sku') || keys.has('id')) && wooSignatureHeaders.some((mark) => keys.has(mark))
  },
  hasColumn: (key) => isWooKey(wooKey(key)),
  mayRepeat: isRepeatedHeader,
  columnOf(field, headers) {
    const own = [...headers].find(([key]) => wooKey(key) === wooColumnOf[field])
    return own?.[1] ?? wooColumnOf[field]
  },
  async *map(rows, settings) {
    const keys = englishKeys(settings.headers)
    const headers = new Map([...settings.headers].map(([key, header]) => [keys.get(key) ?? key, header]))
    const relations = await collectRelations(withEnglishKeys(rows(), keys))
    const weightHeader = headers.get('weight') ?? ''
    for await (const row of withEnglishKeys(rows(), keys)) {
      if ('broken' in row) {
        yield { record: null, problems: [{ level: 'error', row: row.number, column: null, message: row.broken }], read: 0 }
        continue
      }
      for (const { row: each, sku, note, isDropped = false } of expandVariation(row, relations)) {
        const reader = new RowReader(each, headers)
        if (note) reader[note.level](note.column, note.message)
        const record = reader.hasErrors || isDropped ? null : readWoo(reader, sku, { relations, settings, weightHeader })
        yield { record: reader.hasErrors ? null : record, problems: reader.problems, read: row.read }
      }
    }
  },
}

/** The English key of each header. Of two headers with one meaning the English one is read, else the first. */
function englishKeys(headers: MapSettings['headers']): ReadonlyMap<string, string> {
  const owners = new Map<string, string>()
  for (const key of headers.keys()) {
    const english = wooKey(key)
    if (!owners.has(english) || key === english) owners.set(english, key)
  }
  return new Map([...headers.keys()].map((key) => [key, owners.get(wooKey(key)) === key ? wooKey(key) : key]))
}

/** The rows with English keys and decoded entities, but in HTML. */
async function* withEnglishKeys(rows: AsyncGenerator<Row | BrokenRow>, keys: ReadonlyMap<string, string>): AsyncGenerator<Row | BrokenRow> {
  for await (const row of rows) {
    if ('broken' in row) yield row
    else yield { ...row, cells: new Map([...row.cells].map(([key, cell]) => decodedCell(keys.get(key) ?? headerKey(key), cell))) }
  }
}

const htmlColumns: ReadonlySet<string> = new Set(['description', 'short description'])
/** Columns with lists, by the separators that a decoded cell must not gain. */
const listSeparators: Readonly<Record<string, string>> = { categories: ',>', tags: ',', brands: ',', images: ',' }

function decodedCell(key: string, cell: string): [string, string] {
  if (htmlColumns.has(key)) return [key, cell]
  return [key, decodeCell(cell, key.endsWith('value(s)') ? ',' : listSeparators[key])]
}
