import { inTransaction } from '@/server/core/transaction'
import { errorCode } from '@/server/db/error-code'
import type { ResolvedRecord } from '@/server/modules/product/import-export/resolve/resolve-fields'
import { writeBatch, type BatchOutcome, type BatchSettings } from '@/server/modules/product/import-export/apply/write-batch'

/** docs/rules/import-export.md#batch-transaction */
export async function writeRecords(records: readonly ResolvedRecord[], settings: BatchSettings): Promise<BatchOutcome> {
  try {
    return await inTransaction(settings.ctx, (tx) => writeBatch(tx, records, settings, tx))
  } catch (error) {
    // SQLSTATE classes 22 and 23: invalid data. Any other error, such as a lost connection, ends the import.
    if (!/^2[23]/.test(errorCode(error))) throw error
    const [only, ...others] = records
    if (only && others.length === 0) return refusedByDatabase(only, error)
    const results: BatchOutcome[] = []
    for (const record of records) results.push(await writeRecords([record], settings))
    return mergeResults(results)
  }
}

function refusedByDatabase({ record }: ResolvedRecord, error: unknown): BatchOutcome {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const message = `Baza je odbila redak: ${cause instanceof Error ? cause.message : String(cause)}`
  const problem = { level: 'error' as const, row: record.row, column: null, message }
  return { created: [], updated: [], unchanged: [], refused: [record.sku], problems: [problem], deferred: [], postponed: [], slugMoves: [] }
}

function mergeResults(results: readonly BatchOutcome[]): BatchOutcome {
  return {
    created: results.flatMap(({ created }) => created),
    updated: results.flatMap(({ updated }) => updated),
    unchanged: results.flatMap(({ unchanged }) => unchanged),
    refused: results.flatMap(({ refused }) => refused),
    problems: results.flatMap(({ problems }) => problems),
    deferred: results.flatMap(({ deferred }) => deferred),
    postponed: results.flatMap(({ postponed }) => postponed),
    slugMoves: results.flatMap(({ slugMoves }) => slugMoves),
  }
}
