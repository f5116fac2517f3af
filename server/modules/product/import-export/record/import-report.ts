import type { Problem } from './problem'
import type { ProductRecord } from './record'

/** Taxonomy that an import created; reported, because a typing error looks the same. */
export type CreatedTaxonomy = { categories: string[]; attributes: string[]; values: string[]; manufacturers: string[] }

export type BatchResult = {
  created: string[]
  updated: string[]
  unchanged: string[]
  refused: string[]
  problems: Problem[]
  /** Cross-sells to retry at the end. */
  deferred: ProductRecord[]
}

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
  images: { stored: number; failed: number }
  files: { stored: number; failed: number }
  newTaxonomy: CreatedTaxonomy
  ignoredColumns: string[]
  /** What the import assumes or leaves out of every file of this format. */
  notes: readonly string[]
}

/** Counts results. Problems are passed on and not kept, because a file may have very many. */
export class ImportReporter {
  readonly report: ImportReport

  constructor(
    about: Pick<ImportReport, 'format' | 'encoding' | 'delimiter' | 'ignoredColumns' | 'notes' | 'images' | 'files'>,
    private readonly onProblem: (problem: Problem) => void,
  ) {
    const newTaxonomy = { categories: [], attributes: [], values: [], manufacturers: [] }
    this.report = { ...about, newTaxonomy, created: 0, updated: 0, unchanged: 0, refused: 0, errors: 0, warnings: 0 }
  }

  addProblems(...problems: Problem[]) {
    for (const problem of problems) {
      this.report[problem.level === 'error' ? 'errors' : 'warnings']++
      this.onProblem(problem)
    }
  }

  countRefused() {
    this.report.refused++
  }

  addBatch({ created, updated, unchanged, refused, problems }: BatchResult) {
    this.report.created += created.length
    this.report.updated += updated.length
    this.report.unchanged += unchanged.length
    this.report.refused += refused.length
    this.addProblems(...problems)
  }

  /** Counts a product as updated that was counted as unchanged. */
  unchangedToUpdated() {
    this.report.unchanged--
    this.report.updated++
  }

  get processed(): number {
    const { created, updated, unchanged, refused } = this.report
    return created + updated + unchanged + refused
  }
}
