import { sql } from 'drizzle-orm'
import type { PaymentCheckedBy } from '@/lib/api/entities/order.schema'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'

type Payment = Pick<typeof paymentIntents.$inferSelect, 'state' | 'detail'>

/** Whether the provider's last answer was that a payment's money is on the way, or a person decides about it (docs/rules/payments.md#money-on-the-way). */
export function isMoneyMoving({ state, detail }: Payment): boolean {
  return state === 'suspect' || (state === 'open' && detail.isPending === true)
}

/** Who checks one of these payments. A person's decision comes first: no answer of a provider replaces it (docs/rules/payments.md#suspect-payment). */
export function paymentCheckedBy(payments: readonly Payment[]): PaymentCheckedBy | null {
  if (payments.some(({ state }) => state === 'suspect')) return 'shop'
  return payments.some(isMoneyMoving) ? 'provider' : null
}

/** SQL: who checks a payment of the order itself, as `paymentCheckedBy` decides it. */
export const orderPaymentCheckedBy = sql<PaymentCheckedBy | null>`(
  select case
    when bool_or(i.state = 'suspect') then 'shop'
    when bool_or(i.state = 'open' and i.detail -> 'isPending' = 'true') then 'provider'
  end
  from ${paymentIntents} i where i.order_id = ${orders}.id and i.edit_id is null)`

/** SQL: whether a person has to decide a payment of the order. */
export const hasSuspectPayment = sql`exists (select from ${paymentIntents} i where i.order_id = ${orders}.id and i.state = 'suspect')`
