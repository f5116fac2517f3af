import { and, asc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { Ctx } from '@/server/core/context'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'
import { withdrawalAmount, isFullWithdrawal, withdrawnBefore } from '@/server/modules/order/withdrawals/withdrawal-amount'
import { loadProductCacheTags } from '@/server/modules/product/cache-tags'
import { creditLines } from '@/server/modules/invoice/write-invoice'
import { requestRefund, refundDue } from '@/server/modules/payment/refund/refunds'
import { loadOrderLines, lockOrder } from '@/server/modules/order/records/load-order'
import type { OrderRow } from '@/server/db/order-snapshots'
import { stockEffect } from '@/server/modules/order/lifecycle/order-transitions'
import { presentWithdrawal } from '@/server/modules/order/present/present-document'
import { moveStock } from '@/server/modules/order/lifecycle/move-stock'
import { loadOrderState, transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { actorName, audit } from '@/server/core/audit'
import { allocateRestock } from './allocate-restock'
import { presentOfficeOrder } from './present-office-order'

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
    if (input.accept) await accept(ctx, tx, { order, requests, request, input })
    else await notifyBuyerOfAnswer(ctx, tx, { order, request, input, back: 0 })
    const { answer, restocked } = decided
    await audit(ctx, tx, {
      action: `withdrawal.${state}`,
      target: `order:${order.id}`,
      detail: { withdrawal: request.id, answer, restocked },
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

type AcceptInput = { order: OrderRow; requests: Request[]; request: Request; input: Input }

async function accept(ctx: Ctx, tx: Transaction, { order, requests, request, input }: AcceptInput) {
  const lines = await loadOrderLines(tx, order.id)
  const { isMoneyIn } = await loadOrderState(tx, order)
  const amount = withdrawalAmount({ order, lines, requests, request, isMoneyIn })
  const refundCents = await refundDue(tx, { order, requestId: request.id, cents: amount })
  const cents = (await requestRefund(ctx, tx, { orderId: order.id, key: `withdrawal.${request.id}`, cents: refundCents })) ?? refundCents
  const detail = { withdrawal: request.id, cents, ...(input.answer ? { reason: input.answer } : {}) }
  if (isFullWithdrawal({ lines, requests, request })) {
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
  await restockWithdrawn(ctx, tx, { order, lines, requests, request, input })
  const unchanged = { from: order.status, to: order.status }
  await tx
    .insert(orderEvents)
    .values({ ...unchanged, orderId: order.id, at: ctx.now(), actor: actorName(ctx), requestId: ctx.requestId, detail })
  const invoiceId = await creditLines(ctx, tx, order, request.lines)
  await notifyBuyerOfAnswer(ctx, tx, { order, request, input, back: cents, backBefore: amount - cents, invoiceId })
}

type RestockInput = AcceptInput & { lines: Awaited<ReturnType<typeof loadOrderLines>> }

/** Reduces the lines' stock to what is left, so no later change restocks it twice; reserved stock is released. */
async function restockWithdrawn(ctx: Ctx, tx: Transaction, { order, lines, requests, request, input }: RestockInput) {
  const before = withdrawnBefore({ requests, request })
  const remaining = lines.map((line) => ({ ...line, quantity: line.quantity - (before.get(line.id) ?? 0) }))
  const { remaining: kept, restocked } = allocateRestock(remaining, request.lines)
  for (const { lineId, taken } of kept) await tx.update(orderLines).set({ taken }).where(eq(orderLines.id, lineId))
  const effect = stockEffect(order.stockState, 'withdrawn', input)
  if (effect === 'none' || restocked.length === 0) return
  await moveStock(tx, restocked, effect)
  const tags = await loadProductCacheTags(
    tx,
    restocked.map(({ productId }) => productId),
  )
  await ctx.invalidateTags(tx, tags)
}

async function notifyBuyerOfAnswer(
  ctx: Ctx,
  tx: Transaction,
  {
    order,
    request,
    input,
    back,
    backBefore = 0,
    invoiceId = null,
  }: { order: OrderRow; request: Request; input: Input; back: number; backBefore?: number; invoiceId?: number | null },
) {
  const { lines } = presentWithdrawal(request, await loadOrderLines(tx, order.id))
  const url = await createOrderUrl(ctx, tx, order)
  const data = { number: order.number, isAccepted: input.accept, answer: input.answer, lines, back, backBefore, url, invoiceId }
  await queueMail(ctx, tx, { template: 'withdrawalAnswered', to: request.email, data })
}
