import { headerKey } from '@/server/modules/product/import-export/csv/read-csv'
import { RowReader } from '@/server/modules/product/import-export/csv/row-reader'
import type { Format } from '@/server/modules/product/import-export/formats/format'
import { CellError, quoteCell } from '@/server/modules/product/import-export/record/problem'
import { attributeInputs, columnOfField, nativeHeaders, readAttributeHeader, textColumns } from './headers'
import { readNative } from './read-native'

const keys = new Set(Object.values(nativeHeaders).map(headerKey))
const inOtherLanguage = new RegExp(`^(?:${textColumns.map((column) => headerKey(nativeHeaders[column])).join('|')}) \\[([a-z]{2,3})\\]$`)

/** Our own format: a row is a product or a variant; any columns beside SKU are optional (docs/rules/import-export.md#partial-file). */
export const nativeFormat: Format = {
  name: 'Izlog',
  matches: (found) => found.has('sku') && [...found].some((key) => key !== 'sku' && nativeFormat.hasColumn(key)),
  hasColumn(key, languages) {
    const code = inOtherLanguage.exec(key)?.[1]
    // The columns of the first language name none.
    const isText = code !== undefined && (languages === undefined || languages.slice(1).includes(code))
    return keys.has(key) || isText || readAttributeHeader(key) !== null
  },
  columnOf: (field) => columnOfField[field],
  async *map(rows, { headers, languages, vatRate }) {
    const attributes = [...headers.values()].flatMap((column) => {
      const name = readAttributeHeader(column)
      if (name?.unknownType !== undefined)
        throw new CellError(
          `Stupac „${column}”: vrsta ${quoteCell(name.unknownType)} nije poznata. Može biti: ${attributeInputs.join(', ')}.`,
        )
      return name === null ? [] : { ...name, column }
    })
    for await (const row of rows()) {
      if ('broken' in row)
        yield { record: null, problems: [{ level: 'error', row: row.number, column: null, message: row.broken }], read: 0 }
      else {
        const reader = new RowReader(row, headers)
        const record = readNative(reader, { languages, attributes, vatRate })
        yield { record: reader.hasErrors ? null : record, problems: reader.problems, read: row.read }
      }
    }
  },
}
