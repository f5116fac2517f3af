import type { FactName, Mapped } from '@/server/modules/product/import-export/record'
import type { BrokenRow, Row } from '@/server/modules/product/import-export/csv/read-csv'

/** What the person who imports has said, and what is known of the shop. */
export type MapSettings = {
  /** The file's own spelling of each header, by its key. */
  headers: ReadonlyMap<string, string>
  /** Codes of the shop's languages, the first is the one files without a language speak. */
  languages: readonly string[]
  /** VAT of new products where a format does not say it, percent. */
  vatRate: number
  /** VAT by a foreign tax class, percent. */
  taxClasses: ReadonlyMap<string, number>
}

/** A kind of product file. */
export type Format = {
  /** As people call it. */
  name: string
  recognises(headerKeys: ReadonlySet<string>): boolean
  /** Whether the column is read; the others are told. */
  reads(headerKey: string): boolean
  /** A second pass, where rows can only be understood together. Called anew for each reading of the file. */
  map(rows: () => AsyncGenerator<Row | BrokenRow>, settings: MapSettings): AsyncGenerator<Mapped>
  /** The column a late problem belongs to, as the file spells it. */
  columnOf(fact: FactName, headers: MapSettings['headers']): string
}
