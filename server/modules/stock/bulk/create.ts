import { z } from 'zod'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeStockBulkApi } from '@/lib/api/v1/stock/office/bulk'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { actorName } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { startRun } from '@/server/modules/run/start-run'
import { preview } from './preview'

/** Starts a run over items of stock; those that are not tracked are among its rows, so that the report names them. */
export async function create(ctx: Ctx, input: ParsedOf<typeof officeStockBulkApi.create>) {
  const { ids, lowAt } = input
  const { rows } = await preview(ctx, { chosen: { ids } })
  return inTransaction(ctx, async (tx) => {
    const request = { call: 'stock.office.bulk.create', sender: actorName(ctx), input, result: z.object({ runId: z.number() }) }
    return runIdempotent(ctx, tx, request, async () => ({
      runId: await startRun(ctx, tx, {
        kind: 'stock.threshold',
        input: { lowAt },
        rows: rows.map((row) => ({ targetId: row.id, label: row.sku, expected: {} })),
      }),
    }))
  })
}
