import { stringify } from 'csv-stringify/sync'
import { createWriteStream, openSync, type WriteStream } from 'node:fs'
import { escapeFormula } from '@/server/modules/product/import-export/csv/escape-formula'
import type { CreatedTaxonomy } from '@/server/modules/product/import-export/record/import-report'
import { describeProblem, type Problem } from '@/server/modules/product/import-export/record/problem'
import type { ProgressBar } from './progress-bar'

/** The limit of printed problems; a file may have thousands. */
const maxErrors = 100
const maxWarnings = 40

const newNames: Record<keyof CreatedTaxonomy, string> = {
  categories: 'Nova kategorija',
  attributes: 'Nov atribut',
  values: 'Nova vrijednost',
  manufacturers: 'Nov proizvođač',
}

/** Prints problems as they occur and writes all of them to the report file. */
export class ProblemPrinter {
  #counts = { error: 0, warning: 0 }
  #report: WriteStream | null = null
  #failure: Error | null = null

  constructor(private readonly reportFile: string | undefined) {
    if (reportFile === undefined) return
    // Opened at once, so that a file that cannot be written is an error before the import and not in the middle of it.
    this.#report = createWriteStream(reportFile, { fd: openSync(reportFile, 'w') })
    this.#report.on('error', (error) => {
      this.#failure = error
    })
    this.#report.write(`\ufeff${line(['Redak', 'Stupac', 'Vrsta', 'Poruka'])}`)
  }

  print(problem: Problem, bar: Pick<ProgressBar, 'log'>) {
    const { level, row, column, message } = problem
    const limit = level === 'error' ? maxErrors : maxWarnings
    const count = ++this.#counts[level]
    if (count <= limit) bar.log(`${level === 'error' ? '✗' : '!'} ${describeProblem(problem)}`)
    this.#report?.write(line([String(row), column ?? '', level === 'error' ? 'greška' : 'upozorenje', message]))
  }

  /** Writes every created name to the report file; the summary has the first ones of each kind. */
  writeNewTaxonomy(created: CreatedTaxonomy) {
    for (const kind of ['categories', 'attributes', 'values', 'manufacturers'] as const)
      for (const name of created[kind]) this.#report?.write(line(['', '', 'novo', `${newNames[kind]}: ${name}`]))
  }

  /** Prints how many were hidden, after the report is written. */
  async end(bar: Pick<ProgressBar, 'log'>) {
    const hidden = Math.max(0, this.#counts.error - maxErrors) + Math.max(0, this.#counts.warning - maxWarnings)
    if (hidden > 0) bar.log(`  … i još ${hidden}; sve zapisuje --report problemi.csv`)
    const report = this.#report
    if (report === null) return
    await new Promise<void>((resolve, reject) => report.on('error', reject).end(resolve))
    if (this.#failure) throw this.#failure
    bar.log(`  Greške i upozorenja: ${this.reportFile}`)
  }
}

function line(cells: string[]): string {
  return stringify([cells.map(escapeFormula)], { delimiter: ';', record_delimiter: 'windows' })
}
