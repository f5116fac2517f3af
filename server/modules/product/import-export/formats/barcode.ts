import type { AttributeField } from '@/server/modules/product/import-export/record/record'
import type { RowReader } from '@/server/modules/product/import-export/csv/row-reader'

/** A barcode as attribute `isbn` or `gtin`. */
export function barcodeAttribute(reader: RowReader, column: string): AttributeField[] {
  const code = reader.text(column).trim().replace(/^'/, '')
  if (code === '') return []
  if (/E\+\d+$/i.test(code)) {
    reader.warn(column, 'Excel je pokvario kôd, pa je izostavljen. Oblikujte stupac kao tekst.')
    return []
  }
  const isBook = /^97[89]/.test(code.replaceAll('-', ''))
  const name = isBook ? { name: 'isbn', label: 'ISBN' } : { name: 'gtin', label: 'GTIN' }
  return [{ ...name, input: 'text', unit: null, given: { values: [code] }, column: reader.nameOf(column) }]
}
