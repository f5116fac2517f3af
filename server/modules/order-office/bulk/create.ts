import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { actorName } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { orders } from '@/server/db/schema/order'
import { startRun } from '@/server/modules/run/start-run'

type Input = ParsedOf<typeof officeOrderBulkApi.create>

/** Starts a run over orders (docs/rules/orders.md#bulk-orders); refused ones are among its rows, so that the report names them. */
export async function create(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const request = { call: 'order.office.bulk.create', sender: actorName(ctx), input, result: z.object({ runId: z.number() }) }
    return runIdempotent(ctx, tx, request, async () => ({ runId: await start(ctx, tx, input) }))
  })
}

async function start(ctx: Ctx, tx: Transaction, { change: { kind, ...input }, orders: wanted }: Input): Promise<number> {
  const seen = new Map(wanted.map(({ id, status }) => [id, status]))
  const isOurs = and(eq(orders.siteId, ctx.site.id), inArray(orders.id, [...seen.keys()]))
  const found = await tx.select({ id: orders.id, number: orders.number }).from(orders).where(isOurs)
  const numbers = new Map(found.map(({ id, number }) => [id, number]))
  const rows = [...seen].map(([targetId, status]) => {
    const label = numbers.get(targetId)
    if (label === undefined) throw new AppError('NOT_FOUND')
    return { targetId, label, expected: { status } }
  })
  return startRun(ctx, tx, { kind: `order.${kind}`, input, rows })
}
