import type { MadeTerms } from '@/server/modules/product/import-export/catalogue/make-terms'
import type { Problem } from '@/server/modules/product/import-export/problem'
import type { BatchResult } from '@/server/modules/product/import-export/write/write-batch'

/** The result of an import. */
export type ImportReport = {
  format: string
  encoding: string
  delimiter: string
  created: number
  updated: number
  unchanged: number
  refused: number
  errors: number
  warnings: number
  pictures: { stored: number; failed: number }
  files: { stored: number; failed: number }
  made: MadeTerms
  ignoredColumns: string[]
}

/** Counts results. Problems are passed on and not kept, because a file may have very many. */
export class Tally {
  readonly report: ImportReport

  constructor(
    about: Pick<ImportReport, 'format' | 'encoding' | 'delimiter' | 'ignoredColumns' | 'pictures' | 'files'>,
    private readonly onProblem: (problem: Problem) => void,
  ) {
    const made = { categories: [], attributes: [], choices: [], manufacturers: [] }
    this.report = { ...about, made, created: 0, updated: 0, unchanged: 0, refused: 0, errors: 0, warnings: 0 }
  }

  note(...problems: Problem[]) {
    for (const problem of problems) {
      this.report[problem.level === 'error' ? 'errors' : 'warnings']++
      this.onProblem(problem)
    }
  }

  refuse() {
    this.report.refused++
  }

  count({ created, updated, unchanged, refused, problems }: BatchResult) {
    this.report.created += created.length
    this.report.updated += updated.length
    this.report.unchanged += unchanged.length
    this.report.refused += refused.length
    this.note(...problems)
  }

  /** Counts a product as updated that was counted as unchanged. */
  changeMind() {
    this.report.unchanged--
    this.report.updated++
  }

  get products(): number {
    const { created, updated, unchanged, refused } = this.report
    return created + updated + unchanged + refused
  }
}
