import { asc, desc, inArray, type SQL } from 'drizzle-orm'
import { fromCents } from '@/lib/money/money'
import { withdrawals } from '@/server/db/schema/after-sale'
import type { Tx } from '@/server/db/client'
import { invoices } from '@/server/db/schema/invoice'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { orderEdits } from '@/server/db/schema/order-edit'
import { paymentIntents } from '@/server/db/schema/payment'
import { orderRefunds } from '@/server/db/schema/refund'
import { orderReturns } from '@/server/db/schema/return'
import { shipments } from '@/server/db/schema/shipment'

/** Orders with invoices, payments, parcels, refunds, returns, edits and withdrawals. */
export async function collectOrders(db: Tx, isTheirs: SQL | undefined) {
  const orderIds = db.select({ id: orders.id }).from(orders).where(isTheirs)
  const [orderRows, lines, invoiceRows, events, payments, parcels, refunds, returns, edits, withdrawalRows] = await Promise.all([
    db.select().from(orders).where(isTheirs).orderBy(desc(orders.createdAt)),
    db.select().from(orderLines).where(inArray(orderLines.orderId, orderIds)).orderBy(asc(orderLines.position)),
    db.select().from(invoices).where(inArray(invoices.orderId, orderIds)).orderBy(asc(invoices.id)),
    db.select().from(orderEvents).where(inArray(orderEvents.orderId, orderIds)).orderBy(asc(orderEvents.at), asc(orderEvents.id)),
    db.select().from(paymentIntents).where(inArray(paymentIntents.orderId, orderIds)).orderBy(asc(paymentIntents.id)),
    db.select().from(shipments).where(inArray(shipments.orderId, orderIds)).orderBy(asc(shipments.id)),
    db.select().from(orderRefunds).where(inArray(orderRefunds.orderId, orderIds)).orderBy(asc(orderRefunds.id)),
    db.select().from(orderReturns).where(inArray(orderReturns.orderId, orderIds)).orderBy(asc(orderReturns.id)),
    db.select().from(orderEdits).where(inArray(orderEdits.orderId, orderIds)).orderBy(asc(orderEdits.id)),
    db.select().from(withdrawals).where(inArray(withdrawals.orderId, orderIds)).orderBy(asc(withdrawals.id)),
  ])
  const nameOf = new Map(lines.map(({ id, name }) => [id, name]))
  return orderRows.map((order) => {
    const belongsToOrder = ({ orderId }: { orderId: number }) => orderId === order.id
    return {
      number: order.number,
      status: order.status,
      createdAt: order.createdAt.toISOString(),
      email: order.email,
      billing: order.billing,
      shipping: order.shipping,
      delivery: order.delivery,
      payment: order.payment,
      message: order.message,
      gift: order.gift,
      tracking: order.tracking,
      couponCode: order.couponCode,
      total: fromCents(order.totalCents),
      vat: fromCents(order.vatCents),
      lines: lines
        .filter(belongsToOrder)
        .map(({ sku, name, quantity, rowCents, options }) => ({ sku, name, quantity, total: fromCents(rowCents), options })),
      invoices: invoiceRows.filter(belongsToOrder).map(({ kind, number, issuedAt, totalCents }) => ({
        kind,
        number,
        issuedAt: issuedAt.toISOString(),
        total: fromCents(totalCents),
      })),
      timeline: events
        .filter(belongsToOrder)
        .filter(({ from, to }) => from !== to)
        .map(({ to, at }) => ({ status: to, at: at.toISOString() })),
      payments: payments.filter(belongsToOrder).map(({ provider, state, amountCents, createdAt }) => ({
        provider,
        state,
        total: fromCents(amountCents),
        at: createdAt.toISOString(),
      })),
      parcels: parcels.filter(belongsToOrder).map(({ state, carrier, tracking, trackingUrl, sentAt }) => ({
        state,
        carrier,
        tracking,
        url: trackingUrl,
        sentAt: sentAt.toISOString(),
      })),
      refunds: refunds.filter(belongsToOrder).map(({ at, totalCents, reason, iban }) => ({
        at: at.toISOString(),
        total: fromCents(totalCents),
        reason,
        iban,
      })),
      returns: returns.filter(belongsToOrder).map(({ kind, state, reason, note, openedAt }) => ({
        kind,
        state,
        reason,
        note,
        openedAt: openedAt.toISOString(),
      })),
      edits: edits.filter(belongsToOrder).map(({ state, totalBefore, totalAfter, reason, at }) => ({
        state,
        before: fromCents(totalBefore),
        after: fromCents(totalAfter),
        reason,
        at: at.toISOString(),
      })),
      withdrawals: withdrawalRows
        .filter(belongsToOrder)
        .map(({ state, name, email, note, requestedAt, decidedAt, answer, ...request }) => ({
          state,
          name,
          email,
          note,
          lines: request.lines.map(({ lineId, quantity }) => ({ name: nameOf.get(lineId) ?? '', quantity })),
          requestedAt: requestedAt.toISOString(),
          decidedAt: decidedAt?.toISOString() ?? null,
          answer,
        })),
    }
  })
}
