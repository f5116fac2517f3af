import { and, eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { Ctx } from '@/server/core/context'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { PaymentSnapshot } from '@/server/db/order-snapshots'
import { orderEvents } from '@/server/db/schema/order'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { mayAskToPay } from '@/server/modules/payment/start/may-ask-to-pay'
import { mailPaymentLink } from './payment-link/send-link'
import { presentOfficeOrder } from './present/present-office-order'

/** Mails the payment link again (docs/rules/orders.md#payment-link). @throws ORDER_STATE unless an order by phone waits for a payment at a provider that its buyer may make */
export async function sendPaymentLink(ctx: Ctx, { id }: ParsedOf<typeof officeOrderApi.sendPaymentLink>) {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(ctx, tx, id)
    if (await isReplay(ctx, tx, id)) return presentOfficeOrder(ctx, tx, order)
    const isPayable = PaymentSnapshot.parse(order.payment).kind === 'provider' && (await mayAskToPay(tx, order))
    if (!isPayable || order.stockState !== 'reserved' || !(await isByPhone(tx, id)))
      throw new AppError('ORDER_STATE', { status: order.status })
    await mailPaymentLink(ctx, tx, order)
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, id))
  })
}

/** The buyer of any other order has a checkout of their own. */
async function isByPhone(tx: Transaction, orderId: number): Promise<boolean> {
  return (await tx.$count(orderEvents, and(eq(orderEvents.orderId, orderId), sql`${orderEvents.detail} ? 'byPhone'`))) > 0
}

/** Under the order's lock. */
async function isReplay(ctx: Ctx, tx: Transaction, orderId: number): Promise<boolean> {
  const key = idempotencyKey(ctx)
  if (key === null) return false
  return (await tx.$count(orderEvents, and(eq(orderEvents.orderId, orderId), eq(orderEvents.idempotencyKey, key)))) > 0
}
