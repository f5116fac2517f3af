import { stringify } from 'csv-stringify/sync'
import { createWriteStream, type WriteStream } from 'node:fs'
import { guarded } from '@/server/modules/product/import-export/csv/formula-guard'
import { describeProblem, type Problem } from '@/server/modules/product/import-export/problem'
import type { ProgressBar } from './progress-bar'

/** So many of each are shown; a file may have thousands. */
const shownErrors = 100
const shownWarnings = 40

/** Shows problems as they come, and writes all of them where that was asked for. */
export class ProblemPrinter {
  #counts = { error: 0, warning: 0 }
  #report: WriteStream | null = null

  constructor(private readonly reportFile: string | undefined) {
    if (reportFile === undefined) return
    this.#report = createWriteStream(reportFile)
    this.#report.write(`\ufeff${line(['Redak', 'Stupac', 'Vrsta', 'Poruka'])}`)
  }

  take(problem: Problem, bar: Pick<ProgressBar, 'say'>) {
    const { level, row, column, message } = problem
    const limit = level === 'error' ? shownErrors : shownWarnings
    const count = ++this.#counts[level]
    if (count <= limit) bar.say(`${level === 'error' ? '✗' : '!'} ${describeProblem(problem)}`)
    this.#report?.write(line([String(row), column ?? '', level === 'error' ? 'greška' : 'upozorenje', message]))
  }

  /** Tells how many were not shown, when the report is on the disk. */
  async end(bar: Pick<ProgressBar, 'say'>) {
    const hidden = Math.max(0, this.#counts.error - shownErrors) + Math.max(0, this.#counts.warning - shownWarnings)
    if (hidden > 0) bar.say(`  … i još ${hidden}; sve zapisuje --report problemi.csv`)
    const report = this.#report
    if (report === null) return
    await new Promise<void>((resolve, reject) => report.on('error', reject).end(resolve))
    bar.say(`  Greške i upozorenja: ${this.reportFile}`)
  }
}

function line(cells: string[]): string {
  return stringify([cells.map(guarded)], { delimiter: ';', record_delimiter: 'windows' })
}
