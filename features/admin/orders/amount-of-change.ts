import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import type { OrderStatus } from '@/lib/api/entities/order.schema'
import { fromCents, toCents } from '@/lib/money/money'

type Facts = Pick<OfficeOrder, 'payments' | 'refunds' | 'refundable'> & { summary: Pick<OfficeOrder['summary'], 'orderTotal'> }

/**
 * The money that a status change is about: what is due, what is left to refund, or else what a person still has to pay back
 * (docs/rules/forms.md#order-change-confirmation).
 */
export function amountOfChange({ summary, payments, refunds, refundable }: Facts, to: OrderStatus): number {
  if (to === 'paid') return payments.find(({ state }) => state === 'open')?.amount ?? summary.orderTotal
  if (!refundable) return summary.orderTotal
  if (refundable.left > 0) return refundable.left
  return fromCents(refunds.filter(isPaidByHand).reduce((sum, { amount }) => sum + toCents(amount), 0))
}

/** Whether a person still has to pay the refund: no provider took the money, or it refused. */
export function isPaidByHand({ state }: Pick<OfficeOrder['refunds'][number], 'state'>): boolean {
  return state === 'manual' || state === 'failed'
}
