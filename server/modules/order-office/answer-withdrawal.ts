import { and, asc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { Ctx } from '@/server/core/context'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { orderAddress } from '@/server/modules/order/access/order-urls'
import { amountBack, isWhole, withdrawnBefore } from '@/server/modules/order/withdrawals/withdrawal-amount'
import { tagsOfProducts } from '@/server/modules/product/catalogue/product-tags'
import { creditPieces } from '@/server/modules/invoice/write-invoice'
import { requestRefund } from '@/server/modules/payment/refund/refunds'
import { dueBack } from '@/server/modules/payment/refund/refund-due'
import { linesOf } from '@/server/modules/order/present/load-order-document'
import type { OrderRow } from '@/server/modules/order-placement/build-order-rows'
import { stockEffect } from '@/server/modules/order/lifecycle/order-transitions'
import { presentWithdrawal } from '@/server/modules/order/present/present-document'
import { moveStock } from '@/server/modules/order/lifecycle/move-stock'
import { lockOrder, standingOf, transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { actorOf, audit } from './audit'
import { piecesBack } from './allocate-restock'
import { presentOfficeOrder } from './present-office-order'

type Input = ParsedOf<typeof officeOrderApi.answerWithdrawal>
type Request = typeof withdrawals.$inferSelect

/** Accepts or refuses a withdrawal. From the whole order: it is withdrawn. From a part: the order goes on with the rest. */
export async function answerWithdrawal(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const found = await find(ctx, tx, input.id)
    const order = await lockOrder(ctx, tx, found.orderId)
    const requests = await tx.select().from(withdrawals).where(eq(withdrawals.orderId, order.id)).orderBy(asc(withdrawals.id))
    const request = requests.find(({ id }) => id === input.id)
    if (request?.state !== 'requested') throw new AppError('ORDER_STATE', { status: order.status })
    const state = input.accept ? ('accepted' as const) : ('refused' as const)
    const decided = { state, answer: input.answer, restocked: input.accept && input.restock, decidedAt: ctx.now(), decidedBy: actorOf(ctx) }
    await tx.update(withdrawals).set(decided).where(eq(withdrawals.id, request.id))
    if (input.accept) await accept(ctx, tx, { order, requests, request, input })
    else await tell(ctx, tx, { order, request, input, back: 0 })
    const { answer, restocked } = decided
    await audit(ctx, tx, { order, action: `withdrawal.${state}`, detail: { withdrawal: request.id, answer, restocked } })
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, order.id))
  })
}

async function find(ctx: Ctx, tx: Transaction, id: number) {
  const [found] = await tx
    .select({ orderId: orders.id })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(and(eq(withdrawals.id, id), eq(orders.siteId, ctx.site.id)))
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

type Accepting = { order: OrderRow; requests: Request[]; request: Request; input: Input }

async function accept(ctx: Ctx, tx: Transaction, { order, requests, request, input }: Accepting) {
  const lines = await linesOf(tx, order.id)
  const { isMoneyIn } = await standingOf(tx, order)
  const worth = amountBack({ order, lines, requests, request, isMoneyIn })
  const due = await dueBack(tx, { order, requestId: request.id, cents: worth })
  const cents = (await requestRefund(tx, ctx, { orderId: order.id, key: `withdrawal.${request.id}`, cents: due })) ?? due
  const detail = { withdrawal: request.id, cents, ...(input.answer ? { reason: input.answer } : {}) }
  if (isWhole({ lines, requests, request })) {
    const whole = { orderId: order.id, to: 'withdrawn', actor: actorOf(ctx), detail, restock: input.restock, back: cents } as const
    await transitionOrder(tx, ctx, whole)
    return
  }
  await returnPieces(ctx, tx, { order, lines, requests, request, input })
  const same = { from: order.status, to: order.status }
  await tx.insert(orderEvents).values({ ...same, orderId: order.id, at: ctx.now(), actor: actorOf(ctx), requestId: ctx.requestId, detail })
  const invoiceId = await creditPieces(ctx, tx, order, request.lines)
  await tell(ctx, tx, { order, request, input, back: cents, backBefore: worth - cents, invoiceId })
}

type Returning = Accepting & { lines: Awaited<ReturnType<typeof linesOf>> }

/** The lines hold what is not withdrawn from: a later change gives no piece back twice. Pieces that are kept for the order have not left the shop. */
async function returnPieces(ctx: Ctx, tx: Transaction, { order, lines, requests, request, input }: Returning) {
  const before = withdrawnBefore({ requests, request })
  const left = lines.map((line) => ({ ...line, quantity: line.quantity - (before.get(line.id) ?? 0) }))
  const { rest, back } = piecesBack(left, request.lines)
  for (const { lineId, taken } of rest) await tx.update(orderLines).set({ taken }).where(eq(orderLines.id, lineId))
  const effect = stockEffect(order.stockState, 'withdrawn', input)
  if (effect === 'none' || back.length === 0) return
  await moveStock(tx, back, effect)
  const tags = await tagsOfProducts(
    tx,
    back.map(({ productId }) => productId),
  )
  await ctx.dropTags(tx, tags)
}

async function tell(
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
  const { lines } = presentWithdrawal(request, await linesOf(tx, order.id))
  const url = await orderAddress(ctx, tx, order)
  const data = { number: order.number, isAccepted: input.accept, answer: input.answer, lines, back, backBefore, url, invoiceId }
  await queueMail(ctx, tx, { template: 'withdrawalAnswered', to: request.email, data })
}
