import type { FieldName, MappedRecord, ProductRecord } from '@/server/modules/product/import-export/record/record'
import type { BrokenRow, Row } from '@/server/modules/product/import-export/csv/read-csv'

/** Options of the import and facts of the shop. */
export type MapSettings = {
  /** The file's spelling of each header, by its key. */
  headers: ReadonlyMap<string, string>
  /** Language codes; the first is that of columns without a language. */
  languages: readonly string[]
  /** VAT of new products where the file has none, percent; undefined: not said. */
  vatRate: number | undefined
  /** Stock of new products where the file has none; null: not counted; undefined: not said. */
  unknownStock: number | null | undefined
  /** VAT by tax class of the other shop, percent. */
  taxClasses: ReadonlyMap<string, number>
}

/** A product file format. */
export type Format = {
  /** Its display name. */
  name: string
  matches(headerKeys: ReadonlySet<string>): boolean
  /** Whether the column is read in a shop with these languages, by default in any; others are reported. */
  hasColumn(headerKey: string, languages?: readonly string[]): boolean
  /** Whether the exporter gives further columns the same name; the first is read. Any other repetition is refused. */
  mayRepeat?(headerKey: string): boolean
  /** `rows` can be called again for a second pass, where rows depend on each other. */
  map(rows: () => AsyncGenerator<Row | BrokenRow>, settings: MapSettings): AsyncGenerator<MappedRecord>
  /** What the import assumes or leaves out of every file of this format, for the summary. */
  notes?: readonly string[]
  /** The column of a field in the file's spelling, for problems found after mapping. */
  columnOf(field: FieldName, headers: MapSettings['headers']): string
}

/** Neither file says it. */
export const foreignPricesNote = 'Cijene se čitaju kao cijene s PDV-om, u valuti ove trgovine.'

/** The standard rate of Croatia, percent. */
const standardVatRate = 25

/** What a new product of another shop's file gets where the file says nothing. */
export function foreignDefaults({ vatRate = standardVatRate, unknownStock }: MapSettings): ProductRecord['defaults'] {
  return { format: 'Simple', vatRate, ...(unknownStock === undefined ? {} : { onHand: unknownStock }) }
}
