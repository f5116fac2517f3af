import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { requestRefund } from '@/server/modules/payment/refund/refunds'
import type { OrderRow } from '@/server/db/order-snapshots'
import { loadOrderState, transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { loadWithdrawnParts } from '@/server/modules/order/withdrawals/order-withdrawals'
import { actorName, audit } from '@/server/core/audit'
import { presentOfficeOrder } from './present-office-order'

type Input = ParsedOf<typeof officeOrderApi.change>

/** Changes an order's status for a merchant (docs/rules/orders.md#office-change). */
export async function change(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const { id, from, to, reason, ...rest } = input
    const order = await lockOrder(ctx, tx, id)
    if (order.status !== from) throw new AppError('ORDER_STATE', { status: order.status })
    const state = await loadOrderState(tx, order)
    if (state.payment === 'provider' && to === 'paid') throw new AppError('ORDER_STATE', { status: order.status })
    const back = await refundMoney(ctx, tx, { order, to, isMoneyIn: state.isMoneyIn })
    const detail = reason ? { reason } : {}
    const outcome = await transitionOrder(ctx, tx, { orderId: id, to, actor: actorName(ctx), detail, reason, refundedCents: back, ...rest })
    if (outcome === 'outOfStock') throw new AppError('OUT_OF_STOCK')
    if (outcome === 'done')
      await audit(ctx, tx, { action: 'order.change', target: `order:${order.id}`, detail: { from, to, back, ...detail, ...rest } })
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, id))
  })
}

/** Refunds through the provider, or returns the cents a person must refund (docs/rules/orders.md#office-refund). */
async function refundMoney(ctx: Ctx, tx: Transaction, { order, to, isMoneyIn }: { order: OrderRow; to: Input['to']; isMoneyIn: boolean }) {
  if (!isMoneyIn || (to !== 'cancelled' && to !== 'refunded')) return 0
  const throughProvider = await requestRefund(ctx, tx, { orderId: order.id })
  return throughProvider ?? order.totalCents - (await promisedEarlier(tx, order))
}

/** Cents promised by earlier withdrawals. After a full withdrawal nothing is left, so none count. */
async function promisedEarlier(tx: Transaction, order: OrderRow) {
  if (order.status === 'withdrawn') return 0
  const parts = await loadWithdrawnParts(tx, order)
  return parts.reduce((sum, { cents }) => sum + cents, 0)
}
