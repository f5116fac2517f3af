import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { orderReturns } from '@/server/db/schema/return'
import { lockReturn } from './lock-return'
import { presentReturn } from './present-return'
import { recordReturn } from './record-return'

/** Ends a received return. What was not refunded stays with the shop. */
export async function close(ctx: Ctx, { id }: ParsedOf<typeof officeReturnApi.close>) {
  return inTransaction(ctx, async (tx) => {
    const { order } = await lockReturn(ctx, tx, { id, state: 'received' })
    await tx.update(orderReturns).set({ state: 'closed', closedAt: ctx.now() }).where(eq(orderReturns.id, id))
    await recordReturn(ctx, tx, { order, returnId: id, step: 'closed' })
    return presentReturn(ctx, tx, id)
  })
}
