import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeProductBulkApi } from '@/lib/api/v1/product/office/bulk'
import { maxRunProducts } from '@/lib/office/max-run-rows'
import { actorName } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { inTransaction } from '@/server/core/transaction'
import { startRun } from '@/server/modules/run/start-run'
import { chosenProducts } from './chosen-products'
import { requirePeriod } from './require-period'

/** Starts a run over the products as they are now; those that cannot be changed are among its rows, so that the report names them. */
export async function create(ctx: Ctx, input: ParsedOf<typeof officeProductBulkApi.create>) {
  const { chosen, change } = input
  requirePeriod(ctx, change)
  return inTransaction(ctx, async (tx) => {
    const request = { call: 'product.office.bulk.create', sender: actorName(ctx), input, result: z.object({ runId: z.number() }) }
    return runIdempotent(ctx, tx, request, async () => {
      const products = await chosenProducts(ctx, tx, chosen)
      const rows = sql`
        select id as target_id, sku as label, jsonb_build_object('version', version) as expected, sort
        from (${products}) chosen order by sort limit ${maxRunProducts}`
      return { runId: await startRun(ctx, tx, { kind: `product.${change.kind}`, input: change, rows }) }
    })
  })
}
