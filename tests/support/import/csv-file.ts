import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { headerKey, openCsv, readRows } from '@/server/modules/product/import-export/csv/read-csv'
import { detectFormat } from '@/server/modules/product/import-export/import/detect-format'
import type { Problem } from '@/server/modules/product/import-export/record/problem'
import type { ProductRecord } from '@/server/modules/product/import-export/record/record'

/** CSV text with quoting where needed. */
export function csv(...rows: readonly (readonly (string | number)[])[]): string {
  const quoted = (cell: string | number) => (/[",;\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell))
  return rows.map((row) => `${row.map(quoted).join(',')}\n`).join('')
}

/** CSV text from rows with named cells: `{ SKU: 'A' }`. */
export function sheet(headers: readonly string[], ...rows: readonly Record<string, string | number>[]): string {
  return csv(headers, ...rows.map((row) => headers.map((header) => row[header] ?? '')))
}

/** Parses a file like the import: records by SKU and problems. */
export async function mapped(content: string | Buffer) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'izlog-csv-'))
  const file = path.join(folder, 'proizvodi.csv')
  writeFileSync(file, content)
  try {
    const opened = await openCsv(file)
    const format = detectFormat(opened.headers)
    const headers = new Map(opened.headers.map((header) => [headerKey(header), header]))
    const settings = { headers, languages: ['hrv'], vatRate: undefined, unknownStock: undefined, taxClasses: new Map([['standard', 25]]) }
    const records: Record<string, ProductRecord> = {}
    const problems: Problem[] = []
    for await (const one of format.map(() => readRows(opened), settings)) {
      problems.push(...one.problems)
      if (one.record) records[one.record.sku] = one.record
    }
    const messages = problems.map(({ level, row, column, message }) => `${level} ${row} ${column}: ${message}`)
    return {
      format: format.name,
      records,
      problems: messages,
      headers: opened.headers,
      reads: (header: string) => format.hasColumn(headerKey(header)),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
