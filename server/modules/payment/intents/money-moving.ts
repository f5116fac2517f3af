import type { paymentIntents } from '@/server/db/schema/payment'

/** Whether the provider's last answer was that a payment's money is on the way, or a person decides about it (docs/rules/payments.md#money-on-the-way). */
export function isMoneyMoving({ state, detail }: Pick<typeof paymentIntents.$inferSelect, 'state' | 'detail'>): boolean {
  return state === 'suspect' || (state === 'open' && detail.isPending === true)
}
