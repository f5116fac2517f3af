import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { orderReturns } from '@/server/db/schema/return'
import { lockReturn } from './lock-return'
import { presentReturn } from './present-return'
import { recordReturn } from './record-return'

/** Cancels a return whose goods will not arrive. The buyer may return its pieces again. */
export async function cancel(ctx: Ctx, { id }: ParsedOf<typeof officeReturnApi.cancel>) {
  return inTransaction(ctx, async (tx) => {
    const { order } = await lockReturn(ctx, tx, { id, state: 'open' })
    await tx.update(orderReturns).set({ state: 'cancelled', closedAt: ctx.now() }).where(eq(orderReturns.id, id))
    await recordReturn(ctx, tx, { order, returnId: id, step: 'cancelled' })
    return presentReturn(ctx, tx, id)
  })
}
