import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { actorName } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { endProposal, findProposal } from '@/server/modules/order/edits/proposals'
import { findOrder, lockOrder } from '@/server/modules/order/records/load-order'
import { refreshOpenIntent, voidIntent } from '@/server/modules/payment/start/open-payment'
import { isProviderPayment } from '@/server/modules/payment/intents/new-intent'
import { presentOfficeOrder } from '../present/present-office-order'

/** Cancels the proposed edit. Its payment at a provider is voided first, so that nobody pays for an edit that is not made. */
export async function cancel(ctx: Ctx, { id }: ParsedOf<typeof officeEditApi.cancel>) {
  const found = await findOrder(ctx, ctx.db, id)
  const edit = await findProposal(ctx.db, id)
  if (!edit) throw new AppError('ORDER_STATE', { status: found.status })
  const open = await refreshOpenIntent(ctx, { id, orderSlug: found.slug, editId: edit.id })
  if (open === 'pending') throw new AppError('ORDER_STATE', { status: found.status })
  if (open && isProviderPayment(open.provider)) await voidIntent(ctx, open)
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(ctx, tx, id)
    const isSame = (await findProposal(tx, id))?.id === edit.id
    if (!isSame || !(await endProposal(ctx, tx, { order, actor: actorName(ctx) })))
      throw new AppError('ORDER_STATE', { status: order.status })
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, id))
  })
}
