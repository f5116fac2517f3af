import type { PayingMethod } from '@/lib/api/entities/payment.schema'

type Choice = Pick<PayingMethod, 'paymentType' | 'fee' | 'pays'>

/**
 * Whether a press binds the buyer to more than was ordered, so that its total is confirmed first: to a payment outside the shop, or to a fee above the order's
 * (docs/rules/payments.md#payment-confirmation).
 */
export function needsConfirmation({ paymentType, fee, pays }: Choice, orderFee: number): boolean {
  return pays === 'order' && (paymentType === null || fee > orderFee)
}
