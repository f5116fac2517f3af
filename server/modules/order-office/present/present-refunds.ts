import { asc, eq, sql } from 'drizzle-orm'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { refundSlipText } from '@/lib/croatia/refund-slip'
import { pdf417 } from '@/lib/croatia/pdf417'
import { fromCents } from '@/lib/money/money'
import { fillText, texts } from '@/server/core/texts'
import type { Tx } from '@/server/db/client'
import { AddressSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { orderRefunds } from '@/server/db/schema/refund'
import { loadRefundable } from '@/server/modules/payment/refund/refunds'
import { findCompany } from '@/server/modules/settings/company'
import { loadDeliveryLeft } from './load-delivery-left'

/** The order's refunds, oldest first; those that a person pays have their payment slip, if the buyer's account is known. */
export async function presentRefunds(
  db: Tx,
  order: OrderRow,
  lines: readonly { id: number; name: string }[],
): Promise<OfficeOrder['refunds']> {
  const { id, state, amountCents, updatedAt } = paymentRefunds
  const { reason, iban, paymentRefundId, lines: pieces, deliveryCents } = orderRefunds
  const nameOf = new Map(lines.map((line) => [line.id, line.name]))
  // A refund of several payments has a row for each, with the same key.
  const firstRows = sql`
    select f.id from payment_refunds f join payment_intents i on i.id = f.intent_id where i.order_id = ${order.id} and f.key = ${paymentRefunds.key}`
  const rows = await db
    .select({ id, state, amountCents, updatedAt, reason, iban, paymentRefundId, pieces, deliveryCents })
    .from(paymentRefunds)
    .innerJoin(paymentIntents, eq(paymentIntents.id, paymentRefunds.intentId))
    .leftJoin(orderRefunds, sql`${orderRefunds.paymentRefundId} in (${firstRows})`)
    .where(eq(paymentIntents.orderId, order.id))
    .orderBy(asc(paymentRefunds.id))
  const isPayable = rows.some((row) => row.state === 'manual' && row.iban)
  const company = isPayable ? await findCompany(db, order.siteId) : null
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      state: row.state,
      amount: fromCents(row.amountCents),
      at: row.updatedAt.toISOString(),
      reason: row.reason ?? '',
      iban: row.iban ?? '',
      lines:
        row.paymentRefundId === row.id
          ? (row.pieces ?? []).map(({ lineId, quantity }) => ({ name: nameOf.get(lineId) ?? '', qty: quantity }))
          : [],
      delivery: fromCents(row.paymentRefundId === row.id ? (row.deliveryCents ?? 0) : 0),
      slip: row.state === 'manual' && row.iban && company ? await slipOf(order, company, { cents: row.amountCents, iban: row.iban }) : null,
    })),
  )
}

type Payer = { legalName: string; street: string; zipCode: string; city: string }

/** Null where the account is not Croatian. */
async function slipOf(order: OrderRow, company: Payer, { cents, iban }: { cents: number; iban: string }) {
  const buyer = AddressSnapshot.parse(order.billing)
  const description = fillText(texts.payments.refundSlip, { number: order.number })
  const text = refundSlipText({ cents, iban, company, buyer, reference: order.number, description })
  return text === null ? null : pdf417(text)
}

/** What may still be refunded; null while the shop holds no money. */
export async function presentRefundable(db: Tx, order: OrderRow): Promise<OfficeOrder['refundable']> {
  const payment = await loadRefundable(db, order.id)
  if (!payment) return null
  const delivery = Math.min(payment.leftCents, await loadDeliveryLeft(db, order))
  return { left: fromCents(payment.leftCents), delivery: fromCents(delivery) }
}
