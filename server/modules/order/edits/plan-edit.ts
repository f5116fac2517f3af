import { eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { inLanguageOf } from '@/server/core/languages'
import { hashSecret } from '@/server/core/security/secrets'
import type { Tx } from '@/server/db/client'
import { DeliverySnapshot, AddressSnapshot, PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { coupons } from '@/server/db/schema/cart'
import { orderLines } from '@/server/db/schema/order'
import { stockItems } from '@/server/db/schema/product'
import { sumLines } from '@/server/modules/cart/pricing/price-cart'
import { normalizeCouponCode } from '@/server/modules/coupon/coupon-problem'
import { providerOfMethod } from './provider-of-method'
import { sumOrderDemand } from '@/server/modules/product/stock/move-stock'
import { editProblem, lineProblem } from './edit-problem'
import type { EditPlan } from './edit-plan'
import { stockDifference } from './edited-lines'
import { loadEditFacts } from './load-edit-facts'
import { planDelivery, type DeliveryRequest } from './plan-delivery'
import { lineChanges, planLines, type LineRequest, type PlannedLine } from './plan-lines'

export type EditRequest = LineRequest & DeliveryRequest

export type PlannedEdit = Awaited<ReturnType<typeof planEdit>>

/**
 * Decides an edit of an order that is sent somewhere: its rows, what it costs and what its money does. Writes nothing (docs/rules/orders.md#order-edit).
 * @throws ORDER_EDIT_REFUSED if it cannot be edited at all, VALIDATION at fields of `shipping`
 */
export async function planEdit(own: Ctx, tx: Tx, order: OrderRow, request: EditRequest) {
  // Names of products and methods are copied into the order.
  const ctx = inLanguageOf(own, order)
  const { refusal, isPaid, by } = await loadEditFacts(tx, order)
  if (refusal) throw new AppError('ORDER_EDIT_REFUSED', { reason: refusal })
  const lines = await planLines(ctx, tx, order, request)
  const left = lines.filter(({ quantity }) => quantity > 0)
  const stock = await planStock(tx, order, left)
  const coupon = await loadCoupon(tx, order)
  const hasAdded = lines.some(({ before, quantity }) => quantity > before)
  const goodsCents = left.reduce((sum, { rowCents, discountCents }) => sum + rowCents - discountCents, 0)
  const weightGrams = left.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0)
  const isDeliveryFree = coupon?.kind === 'freeDelivery'
  const delivered = await planDelivery(ctx, tx, order, {
    request,
    goods: { weightGrams, cartTotal: goodsCents, hasAdded, isDeliveryFree, isPaid },
  })
  const { shipping, delivery, deliveryCents } = delivered
  const priced = sumLines({
    lines: left.map((line) => ({
      ...line,
      couponCents: line.discountCents - line.loyaltyCents,
      totalCents: line.rowCents - line.discountCents,
    })),
    delivery: delivery && { cents: deliveryCents, vatRate: delivery.vatRate },
    feeCents: order.paymentFeeCents,
  })
  const changes = changesOf(order, lines, { shipping, delivery, totalCents: priced.summary.orderTotal })
  const plan: EditPlan = {
    version: order.version,
    ...lineChanges(lines),
    ...stockDifference(stock.before, stock.after),
    amounts: amountsOf(order, priced, deliveryCents),
    shipping,
    delivery,
    changes,
  }
  const money = moneyOf(order, plan, { isPaid, by })
  const checked = lines.map((line) => ({ ...line, isShort: stock.isShort(line) }))
  const problem = editProblem({
    lines: checked,
    isPaid,
    itemsCents: priced.summary.itemsTotal,
    goodsCents: left.reduce((sum, { rowCents, loyaltyCents, isVoucher }) => sum + (isVoucher ? 0 : rowCents - loyaltyCents), 0),
    totalCents: plan.amounts.totalCents,
    totalBefore: order.totalCents,
    couponMinimum: coupon?.minTotalCents ?? null,
    hasLostGoods: lines.some(({ before, quantity }) => quantity < before),
    deliveryProblem: delivered.problem,
    canPayDifference: by === 'hand' ? hasTransfer(order) : (await providerOfMethod(tx, order)) !== null,
    isChanged: changes.lines.length > 0 || changes.hasAddress || changes.delivery !== null || delivered.problem !== null,
  })
  return {
    problem,
    isPaid,
    plan,
    money,
    priced,
    lines: checked.map((line) => ({ ...line, problem: lineProblem(line, isPaid), available: stock.availableFor(line) })),
    offered: delivered.offered,
    countries: delivered.countries,
    fingerprint: hashSecret(JSON.stringify([problem, isPaid, plan, money])),
  }
}

/** What the order's lines hold before and after, and whether there is enough of what they take more. */
async function planStock(tx: Tx, order: OrderRow, left: readonly PlannedLine[]) {
  const rows = await tx.select({ taken: orderLines.taken }).from(orderLines).where(eq(orderLines.orderId, order.id))
  const [before, after] = [sumOrderDemand(rows), sumOrderDemand(left)]
  const { more } = stockDifference(before, after)
  const ids = [...new Set(left.flatMap(({ taken }) => taken.map(({ productId }) => productId)))]
  const { productId, onHand, reserved } = stockItems
  const stocked =
    ids.length === 0
      ? []
      : await tx
          .select({ productId, free: sql<number>`${onHand} - ${reserved}` })
          .from(stockItems)
          .where(inArray(productId, ids))
  const freeOf = new Map(stocked.map(({ productId: id, free }) => [id, free]))
  const short = new Set(more.filter(({ productId: id, pieces }) => (freeOf.get(id) ?? 0) < pieces).map(({ productId: id }) => id))
  return {
    before,
    after,
    isShort: ({ before: ordered, quantity, taken }: PlannedLine) => quantity > ordered && taken.some(({ productId: id }) => short.has(id)),
    /** Pieces that can be added to what is ordered; null: not tracked. */
    availableFor: ({ quantity, taken }: PlannedLine) => {
      const fitting = taken.flatMap(({ productId: id, pieces }) => {
        const free = freeOf.get(id)
        return free === undefined ? [] : Math.floor((free * quantity) / pieces)
      })
      return fitting.length === 0 ? null : Math.max(0, Math.min(...fitting))
    },
  }
}

/** The coupon of the order, as far as it still exists. */
async function loadCoupon(tx: Tx, { siteId, couponCode }: OrderRow) {
  if (couponCode === null) return null
  const { kind, minTotalCents, code } = coupons
  const [coupon] = await tx
    .select({ kind, minTotalCents })
    .from(coupons)
    .where(sql`${coupons.siteId} = ${siteId} and lower(${code}) = ${normalizeCouponCode(couponCode)}`)
  return coupon ?? null
}

function amountsOf(order: OrderRow, { summary, tax, vatByRate }: ReturnType<typeof sumLines>, deliveryCents: number): EditPlan['amounts'] {
  return {
    itemsCents: summary.itemsTotal,
    loyaltyCents: summary.loyalty,
    couponCents: summary.coupon,
    deliveryCents,
    paymentFeeCents: order.paymentFeeCents,
    totalCents: summary.orderTotal,
    vatCents: tax.orderTotal,
    vatByRate,
    tax,
  }
}

type EditResult = { shipping: EditPlan['shipping']; delivery: EditPlan['delivery']; totalCents: number }

function changesOf(order: OrderRow, lines: readonly PlannedLine[], edited: EditResult): EditPlan['changes'] {
  const before = DeliverySnapshot.nullable().parse(order.delivery)
  const isSameAddress = JSON.stringify(AddressSnapshot.parse(order.shipping)) === JSON.stringify(AddressSnapshot.parse(edited.shipping))
  const [from, to] = [nameOf(before), nameOf(edited.delivery)]
  return {
    lines: lines.flatMap(({ name, sku, before: had, quantity }) =>
      had === quantity ? [] : { name: name || sku, from: had, to: quantity },
    ),
    delivery: from === to ? null : { from, to },
    hasAddress: !isSameAddress,
    total: { from: order.totalCents, to: edited.totalCents },
  }
}

function nameOf(delivery: EditPlan['delivery']): string {
  return delivery ? [delivery.name, delivery.branch?.text].filter(Boolean).join(', ') : ''
}

/** A free order by cash on delivery, or placed without bank details, names no account that a difference could go to. */
function hasTransfer(order: OrderRow): boolean {
  return PaymentSnapshot.parse(order.payment).bankTransfer !== null
}

type PaymentFacts = { isPaid: boolean; by: 'provider' | 'hand' }

/** What happens with the difference, in cents (docs/rules/orders.md#edit-money). */
function moneyOf({ totalCents: before }: OrderRow, { amounts: { totalCents } }: EditPlan, { isPaid, by }: PaymentFacts) {
  const difference = totalCents - before
  if (difference === 0) return { kind: 'none' as const, by, cents: 0 }
  if (!isPaid) return { kind: 'due' as const, by, cents: totalCents }
  return difference < 0 ? { kind: 'refund' as const, by, cents: -difference } : { kind: 'surcharge' as const, by, cents: difference }
}
