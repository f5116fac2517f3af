import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { applyProposal } from '@/server/modules/order/edits/proposals'
import { notifyEdit } from './notify-edit'

/** Edits the order whose difference is paid, and tells the buyer. @throws ORDER_STATE if the order has changed since: the money must be refunded */
export async function completeEdit(
  ctx: Ctx,
  tx: Transaction,
  { order, editId, actor }: { order: OrderRow; editId: number; actor: string },
) {
  const applied = await applyProposal(ctx, tx, { order, editId, actor })
  if (!applied) throw new AppError('ORDER_STATE', { status: order.status })
  const { edit, changes, invoiceId } = applied
  const by = PaymentSnapshot.parse(order.payment).kind === 'provider' ? ('provider' as const) : ('hand' as const)
  const money = { kind: 'paid' as const, by, cents: edit.totalAfter - edit.totalBefore }
  await notifyEdit(ctx, tx, { order: applied.order, changes, reason: edit.reason, money, invoiceId })
}
