import type { OrderStatus } from '@/lib/api/entities/order.schema'
import type { EditRefusal } from '@/lib/api/v2/ecommerce/order/office/edit.schema'

export type EditFacts = {
  status: OrderStatus
  isDigital: boolean
  /** Any of its pieces are in a parcel that was not cancelled. */
  isSent: boolean
  isSubscription: boolean
  /** It has withdrawals, returns or refunds by staff: their pieces are counted in its lines. */
  hasReturns: boolean
  /** A payment waits for a person's decision, or its money is on the way. */
  isMoneyMoving: boolean
  totalCents: number
  /** What the shop holds of its payments after refunds; null: it was not paid. */
  heldCents: number | null
  hasProposal: boolean
}

const editable: readonly OrderStatus[] = ['awaiting_payment', 'paid', 'packed']

/** Why an order cannot be edited, or null (docs/rules/orders.md#order-edit). */
export function editRefusal(facts: EditFacts): EditRefusal | null {
  if (!editable.includes(facts.status)) return 'STATUS'
  if (facts.isSent) return 'SENT'
  if (facts.isSubscription) return 'SUBSCRIPTION'
  if (facts.isDigital) return 'DIGITAL'
  if (facts.hasReturns) return 'RETURNS'
  if (facts.hasProposal) return 'PROPOSED'
  if (facts.isMoneyMoving) return 'PAYMENT'
  if (facts.heldCents !== null && facts.heldCents !== facts.totalCents) return 'MONEY'
  return null
}
