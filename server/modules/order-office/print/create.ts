import { and, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officePrintApi } from '@/lib/api/v2/ecommerce/order/office/print'
import { enqueueJob } from '@/server/adapters/queue/enqueue-job'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { orders } from '@/server/db/schema/order'
import { printRuns } from '@/server/db/schema/print'
import { presentRun } from './present-run'

const lifetimeMs = 86_400_000

/** Queues the print of chosen orders, in the order they were chosen (docs/rules/printing.md#print-run). */
export async function create(ctx: Ctx, { orderIds, documents }: ParsedOf<typeof officePrintApi.create>) {
  const wanted = [...new Set(orderIds)]
  const kinds = [...new Set(documents)]
  return inTransaction(ctx, async (tx) => {
    const isOurs = and(eq(orders.siteId, ctx.site.id), inArray(orders.id, wanted))
    if ((await tx.$count(orders, isOurs)) < wanted.length) throw new AppError('NOT_FOUND')
    const at = ctx.now()
    const [run] = await tx
      .insert(printRuns)
      .values({
        siteId: ctx.site.id,
        actor: actorName(ctx),
        orderIds: wanted,
        documents: kinds,
        createdAt: at,
        expiresAt: new Date(at.getTime() + lifetimeMs),
      })
      .returning()
    if (!run) throw new Error('The print was not written.')
    await enqueueJob(tx, 'print', { runId: run.id })
    await audit(ctx, tx, { action: 'order.print', target: `print:${run.id}`, detail: { documents: kinds, orders: wanted } })
    return presentRun(run)
  })
}
