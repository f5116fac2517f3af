import { and, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { paymentIntents } from '@/server/db/schema/payment'
import { findProposal } from '@/server/modules/order/edits/proposals'
import { completeEdit } from '@/server/modules/order/lifecycle/complete-edit'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { presentOfficeOrder } from '../present/present-office-order'

/** Records that the difference of an edit arrived by transfer; for a payment at a provider only the provider can say so. */
export async function settle(ctx: Ctx, { id }: ParsedOf<typeof officeEditApi.settle>) {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(ctx, tx, id)
    const edit = await findProposal(tx, id)
    const isAwaited = and(
      eq(paymentIntents.editId, edit?.id ?? 0),
      eq(paymentIntents.state, 'open'),
      inArray(paymentIntents.provider, ['bankTransfer', 'cashOnDelivery']),
    )
    const [open] = await tx.select({ id: paymentIntents.id }).from(paymentIntents).where(isAwaited).for('update')
    if (!edit || !open) throw new AppError('ORDER_STATE', { status: order.status })
    await completeEdit(ctx, tx, { order, editId: edit.id, actor: actorName(ctx) })
    await tx.update(paymentIntents).set({ state: 'settled', updatedAt: ctx.now() }).where(eq(paymentIntents.id, open.id))
    await audit(ctx, tx, { action: 'order.edit.settle', target: `order:${id}`, detail: { edit: edit.id } })
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, id))
  })
}
