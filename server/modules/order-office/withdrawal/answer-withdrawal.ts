import { and, asc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { Ctx } from '@/server/core/context'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderEvents, orders } from '@/server/db/schema/order'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'
import { loadStaffRefunds } from '@/server/modules/order/withdrawals/order-withdrawals'
import { withdrawalAmount, isFullWithdrawal, withdrawnBefore, type StaffRefund } from '@/server/modules/order/withdrawals/withdrawal-amount'
import { reduceAmountDue } from '@/server/modules/order/withdrawals/reduce-amount-due'
import { creditLines } from '@/server/modules/invoice/issue/write-invoice'
import { endRefundedOrder } from '@/server/modules/payment/refund/end-refunded-order'
import { requestRefund, refundDue } from '@/server/modules/payment/refund/refunds'
import { loadOrderLines, lockOrder } from '@/server/modules/order/records/load-order'
import type { OrderRow } from '@/server/db/order-snapshots'
import { presentWithdrawal } from '@/server/modules/order/present/present-document'
import { loadOrderState, transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { actorName, audit } from '@/server/core/audit'
import { requireMoneyRight } from '@/server/core/require-user'
import { completeShipping } from '../shipment/complete-shipping'
import { presentOfficeOrder } from '../present/present-office-order'
import { returnToStock } from '../restock/return-to-stock'

type Input = ParsedOf<typeof officeOrderApi.answerWithdrawal>
type Request = typeof withdrawals.$inferSelect

/** Accepts or refuses a withdrawal (docs/rules/after-sale.md#withdrawal-answer). */
export async function answerWithdrawal(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const found = await findWithdrawal(ctx, tx, input.id)
    const order = await lockOrder(ctx, tx, found.orderId)
    const requests = await tx.select().from(withdrawals).where(eq(withdrawals.orderId, order.id)).orderBy(asc(withdrawals.id))
    const request = requests.find(({ id }) => id === input.id)
    if (request?.state !== 'requested') throw new AppError('ORDER_STATE', { status: order.status })
    const state = input.accept ? ('accepted' as const) : ('refused' as const)
    const decided = {
      state,
      answer: input.answer,
      restocked: input.accept && input.restock,
      decidedAt: ctx.now(),
      decidedBy: actorName(ctx),
    }
    await tx.update(withdrawals).set(decided).where(eq(withdrawals.id, request.id))
    const refunds = await loadStaffRefunds(tx, order.id)
    if (input.accept) await accept(ctx, tx, { order, requests, refunds, request, input })
    else await refuse(ctx, tx, { order, request, input })
    const { restocked } = decided
    // Without the answer, which an erasure must reach (docs/rules/privacy.md#erasure).
    await audit(ctx, tx, {
      action: `withdrawal.${state}`,
      target: `order:${order.id}`,
      detail: { withdrawal: request.id, restocked },
    })
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, order.id))
  })
}

async function findWithdrawal(ctx: Ctx, tx: Transaction, id: number) {
  const [found] = await tx
    .select({ orderId: orders.id })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(and(eq(withdrawals.id, id), eq(orders.siteId, ctx.site.id)))
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

type AcceptInput = { order: OrderRow; requests: Request[]; refunds: StaffRefund[]; request: Request; input: Input }

async function accept(ctx: Ctx, tx: Transaction, { order, requests, refunds, request, input }: AcceptInput) {
  const lines = await loadOrderLines(tx, order.id)
  const { isMoneyIn, isPartlySent } = await loadOrderState(tx, order)
  const amount = withdrawalAmount({ order, lines, requests, refunds, request, isMoneyIn })
  if (amount > 0) requireMoneyRight(ctx)
  const refundCents = await refundDue(tx, { order, withdrawalId: request.id, cents: amount })
  const cents = await requestRefund(ctx, tx, { orderId: order.id, key: `withdrawal.${request.id}`, cents: refundCents })
  const detail = { withdrawal: request.id, cents, ...(input.answer ? { reason: input.answer } : {}) }
  if (isFullWithdrawal({ lines, requests, refunds, request })) {
    const whole = {
      orderId: order.id,
      to: 'withdrawn',
      actor: actorName(ctx),
      detail,
      restock: input.restock,
      refundedCents: cents,
    } as const
    await transitionOrder(ctx, tx, whole)
    return
  }
  const chosen = request.lines.map((line) => ({ ...line, restock: input.restock }))
  await returnToStock(ctx, tx, { order, lines, before: withdrawnBefore({ requests, refunds, request }), chosen })
  const last = { orderId: order.id, actor: actorName(ctx), detail, reason: input.answer, refundedCents: cents }
  if (cents > 0 && (await endRefundedOrder(ctx, tx, last))) return
  const unchanged = { from: order.status, to: order.status }
  await tx
    .insert(orderEvents)
    .values({ ...unchanged, orderId: order.id, at: ctx.now(), actor: actorName(ctx), requestId: ctx.requestId, detail })
  const due = isMoneyIn || isPartlySent ? null : await reduceAmountDue(ctx, tx, order)
  const invoiceId = await creditLines(ctx, tx, order, request.lines)
  await completeShipping(ctx, tx, { order, actor: actorName(ctx) })
  await notifyBuyerOfAnswer(ctx, tx, { order, request, input, refundedCents: cents, refundedBeforeCents: amount - cents, due, invoiceId })
}

/** The history keeps the reason. */
async function refuse(ctx: Ctx, tx: Transaction, { order, request, input }: Pick<AcceptInput, 'order' | 'request' | 'input'>) {
  const unchanged = { from: order.status, to: order.status }
  const detail = { withdrawal: request.id, isRefused: true, reason: input.answer }
  await tx
    .insert(orderEvents)
    .values({ ...unchanged, orderId: order.id, at: ctx.now(), actor: actorName(ctx), requestId: ctx.requestId, detail })
  await notifyBuyerOfAnswer(ctx, tx, { order, request, input, refundedCents: 0 })
}

async function notifyBuyerOfAnswer(
  ctx: Ctx,
  tx: Transaction,
  {
    order,
    request,
    input,
    refundedCents,
    refundedBeforeCents = 0,
    due = null,
    invoiceId = null,
  }: {
    order: OrderRow
    request: Request
    input: Input
    refundedCents: number
    refundedBeforeCents?: number
    due?: number | null
    invoiceId?: number | null
  },
) {
  const { lines } = presentWithdrawal(request, await loadOrderLines(tx, order.id))
  const url = await createOrderUrl(ctx, tx, order)
  const data = {
    number: order.number,
    isAccepted: input.accept,
    answer: input.answer,
    lines,
    refundedCents,
    refundedBeforeCents,
    due,
    url,
    invoiceId,
  }
  await queueMail(ctx, tx, { template: 'withdrawalAnswered', to: request.email, languageId: order.languageId, data })
}
