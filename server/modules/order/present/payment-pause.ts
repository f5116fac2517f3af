import { eq } from 'drizzle-orm'
import type { PaymentPause } from '@/server/adapters/pdf/order-confirmation/order-parties'
import type { Tx } from '@/server/db/client'
import { type OrderRow, PaymentSnapshot } from '@/server/db/order-snapshots'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orders } from '@/server/db/schema/order'
import { orderPaymentCheckedBy } from '@/server/modules/payment/intents/money-moving'

/** Why an unpaid order may not be paid now, as its page says it too. Cash is paid at the door all the same. */
export async function findPaymentPause(db: Tx, { id, status, payment }: OrderRow): Promise<PaymentPause | null> {
  if (status !== 'awaiting_payment' || PaymentSnapshot.parse(payment).kind === 'cashOnDelivery') return null
  const [requests, [found]] = await Promise.all([
    db.select({ state: withdrawals.state }).from(withdrawals).where(eq(withdrawals.orderId, id)),
    db.select({ checkedBy: orderPaymentCheckedBy }).from(orders).where(eq(orders.id, id)),
  ])
  if (requests.some(({ state }) => state === 'requested')) return 'withdrawal'
  return found?.checkedBy === 'shop' ? 'checked' : null
}
