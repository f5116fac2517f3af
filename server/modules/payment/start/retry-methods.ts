import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { listPaymentMethods } from '@/server/modules/checkout/methods/list-methods'
import { orderLines } from '@/server/db/schema/order'
import { awaitsFiles } from '@/server/modules/order/files/awaits-files'
import { loadHoldProblems } from '@/server/modules/order/holds/check-hold'
import { sumOrderDemand } from '@/server/modules/product/stock/move-stock'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { findPayableProposal, type EditRow } from '@/server/modules/order/edits/proposals'
import { PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { mayAskToPay } from './may-ask-to-pay'
import { isMoneyOnTheWay } from './open-payment'
import { listRetryMethods, loadPayableOrder, totalWith, type PayingMethod } from './payable-order'

export async function retryMethods(ctx: Ctx, input: ParsedOf<typeof paymentApi.retryMethods>) {
  const order = await loadPayableOrder(ctx, input)
  const proposal = await findPayableProposal(ctx.db, order)
  if (proposal) return (await isMoneyOnTheWay(ctx.db, order.id, proposal.id)) ? [] : listDifferenceMethods(ctx, order, proposal)
  if (!(await mayAskToPay(ctx.db, order))) return []
  const methods = await listRetryMethods(ctx, ctx.db, order)
  const hasFiles = methods.some(isCashOnDelivery) && (await awaitsFiles(ctx.db, order, await loadOrderLines(ctx.db, order.id)))
  const lines = await ctx.db.select({ taken: orderLines.taken }).from(orderLines).where(eq(orderLines.orderId, order.id))
  const holdProblemOf = await loadHoldProblems(ctx, ctx.db, {
    email: order.email,
    demand: order.stockState === 'reserved' ? sumOrderDemand(lines) : [],
    orderId: order.id,
    isAllocated: true,
  })
  return methods.map((method) => ({
    id: method.id,
    name: method.name,
    description: method.description,
    paymentType: method.paymentType,
    fee: fromCents(method.feeCents),
    filesOnDelivery: isCashOnDelivery(method) && hasFiles,
    // As `checkChange` decides: a payment at a provider keeps its reservation.
    holdProblem: method.kind === 'provider' ? null : holdProblemOf({ kind: method.kind, cents: totalWith(method, order) }),
    total: fromCents(totalWith(method, order)),
    pays: 'order' as const,
  }))
}

function isCashOnDelivery({ kind }: PayingMethod) {
  return kind === 'cashOnDelivery'
}

/** The difference of an edit is paid by the order's own method at its provider (docs/rules/orders.md#edit-difference). */
async function listDifferenceMethods(ctx: Ctx, order: OrderRow, { totalBefore, totalAfter }: EditRow) {
  const own = PaymentSnapshot.parse(order.payment)
  if (own.kind !== 'provider') return []
  const methods = await listPaymentMethods(ctx, ctx.db)
  const total = fromCents(totalAfter - totalBefore)
  return methods
    .filter(({ id, provider }) => id === own.methodId && provider !== null)
    .map(({ id, name, description, paymentType }) => ({
      id,
      name,
      description,
      paymentType,
      fee: 0,
      filesOnDelivery: false,
      holdProblem: null,
      total,
      pays: 'difference' as const,
    }))
}
