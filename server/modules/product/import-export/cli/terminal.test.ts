import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ImportReport } from '@/server/modules/product/import-export/record/import-report'
import { summaryOf } from './import-summary'
import { ProblemPrinter } from './problem-printer'
import { ProgressBar } from './progress-bar'

function terminal({ isTTY }: { isTTY: boolean }) {
  const written: string[] = []
  return { written, out: { isTTY, write: (text: string | Uint8Array) => written.push(String(text)) > 0 } }
}

describe('the progress bar', () => {
  it('is redrawn on a terminal below messages', () => {
    const { written, out } = terminal({ isTTY: true })
    const bar = new ProgressBar('Uvozim', out)
    bar.show({ share: 0.5, products: 5000 })
    bar.log('poruka')
    bar.end()
    expect(written).toEqual([
      '\r\u001b[2K  Uvozim ██████████████░░░░░░░░░░░░░░ 50 % (5000)',
      '\r\u001b[2Kporuka\n  Uvozim ██████████████░░░░░░░░░░░░░░ 50 % (5000)',
      '\r\u001b[2K',
    ])
  })

  it('prints no control characters of a file', () => {
    const { written, out } = terminal({ isTTY: false })
    new ProgressBar('Uvozim', out).log('stupac „\u001b[31mSKU\u0007”')
    expect(written).toEqual(['stupac „SKU”\n'])
  })

  it('writes a line for each 10 % elsewhere', () => {
    const { written, out } = terminal({ isTTY: false })
    const bar = new ProgressBar('Uvozim', out)
    for (const share of [0.05, 0.11, 0.15, 0.42, 1]) bar.show({ share, products: 10 })
    expect(written).toEqual(['  Uvozim … 11 % (10)\n', '  Uvozim … 42 % (10)\n', '  Uvozim … 100 % (10)\n'])
  })
})

it('prints 100 errors and writes all to the report', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'izlog-report-'))
  const report = path.join(folder, 'problemi.csv')
  const printed: string[] = []
  const bar = { log: (line: string) => void printed.push(line) }
  const printer = new ProblemPrinter(report)
  for (let row = 2; row < 132; row++) printer.print({ level: 'error', row, column: 'Zaliha', message: '=x; nije broj' }, bar)
  await printer.end(bar)
  const lines = readFileSync(report, 'utf8').split('\r\n')
  rmSync(folder, { recursive: true })
  expect(printed[0]).toBe('✗ redak 2, stupac „Zaliha”: =x; nije broj')
  expect(printed.slice(100)).toEqual(['  … i još 30; sve zapisuje --report problemi.csv', `  Greške i upozorenja: ${report}`])
  expect(lines.slice(0, 2)).toEqual(['\ufeffRedak;Stupac;Vrsta;Poruka', `2;Zaliha;greška;"'=x; nije broj"`])
  expect(lines).toHaveLength(132)
})

it('writes the names of all new taxonomy to the report', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'izlog-report-'))
  const report = path.join(folder, 'problemi.csv')
  const printer = new ProblemPrinter(report)
  printer.writeNewTaxonomy({ categories: ['Knjige > Romani'], attributes: [], values: ['Boja: plava'], manufacturers: [] })
  await printer.end({ log: () => {} })
  const lines = readFileSync(report, 'utf8').split('\r\n')
  rmSync(folder, { recursive: true })
  expect(lines.slice(1, 3)).toEqual([';;novo;Nova kategorija: Knjige > Romani', ';;novo;Nova vrijednost: Boja: plava'])
})

it('a report that cannot be written is an error at once', () => {
  expect(() => new ProblemPrinter(os.tmpdir())).toThrow('EISDIR')
})

it('the summary of a dry run shows how to write', () => {
  const report: ImportReport = {
    format: 'WooCommerce',
    encoding: 'utf-8',
    delimiter: ',',
    created: 3,
    updated: 2,
    unchanged: 1,
    refused: 4,
    errors: 4,
    warnings: 5,
    images: { stored: 6, failed: 7 },
    files: { stored: 2, failed: 0 },
    newTaxonomy: {
      categories: ['Knjige', 'Knjige > Romani'],
      attributes: [],
      values: Array.from({ length: 14 }, (_, n) => `Boja: ${n}`),
      manufacturers: [],
    },
    ignoredColumns: Array.from({ length: 14 }, (_, n) => `Stupac ${n}`),
    notes: ['Cijene se čitaju s PDV-om.'],
  }
  const lines = summaryOf(report, { isWritten: false, ms: 12_345, file: 'moji proizvodi.csv' })
  expect(lines).toEqual([
    '',
    '  Oblik: WooCommerce (utf-8, razdjelnik ,)',
    '  Bilo bi novih: 3 · promijenjenih: 2 · nepromijenjenih: 1 · odbijenih: 4',
    '  Slike: 6 za preuzeti, 7 nedostupno',
    '  Datoteke e-proizvoda: 2 za preuzeti, 0 nedostupno',
    '  Nove kategorije (2): Knjige; Knjige > Romani',
    expect.stringMatching(/^ {2}Nove vrijednosti \(14\): Boja: 0; .*Boja: 11 … i još 2; sve zapisuje --report problemi\.csv$/),
    expect.stringMatching(/^ {2}Stupci koji se ne čitaju \(14\): Stupac 0; .*Stupac 13$/),
    '  Cijene se čitaju s PDV-om.',
    '  Grešaka: 4 · upozorenja: 5 · 12,3 s',
    '',
    "  Ništa nije upisano. Za upis: npm run products:import -- 'moji proizvodi.csv' --write",
  ])
  expect(summaryOf(report, { isWritten: true, ms: 1, file: 'a.csv' }).join('\n')).not.toContain('--write')
})
