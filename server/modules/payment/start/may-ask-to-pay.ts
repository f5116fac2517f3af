import type { Tx } from '@/server/db/client'
import { PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { hasWaitingWithdrawal } from '@/server/modules/order/withdrawals/order-withdrawals'
import { isMoneyOnTheWay } from './open-payment'

/**
 * Whether the buyer of an order may be asked to pay it now: not at the door, not while its money is on the way or checked
 * (docs/rules/payments.md#money-on-the-way), and not while a withdrawal is unanswered (docs/rules/after-sale.md#withdrawal-unpaid).
 */
export async function mayAskToPay(db: Tx, order: OrderRow): Promise<boolean> {
  if (!awaitsPayment(order)) return false
  return !(await isMoneyOnTheWay(db, order.id)) && !(await hasWaitingWithdrawal(db, order.id))
}

/** Whether the order waits for a bank transfer or a payment at a provider, not for cash at the door. */
export function awaitsPayment({ status, payment }: Pick<OrderRow, 'status' | 'payment'>): boolean {
  return status === 'awaiting_payment' && PaymentSnapshot.parse(payment).kind !== 'cashOnDelivery'
}
