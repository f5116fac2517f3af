import type { RunReason } from '@/lib/api/v1/admin/run.schema'
import type { BulkStatus } from '@/lib/api/v2/ecommerce/order/office/bulk.schema'
import { canTransition, type OrderState } from '@/server/modules/order/lifecycle/order-transitions'

/**
 * Why an order does not get a status in bulk; null: it does (docs/rules/orders.md#bulk-orders). PROOF_REQUIRED: cancelling would pay money back, which a person
 * decides order by order.
 */
export function bulkRefusal(state: OrderState, to: BulkStatus): RunReason | null {
  if (!canTransition(state, to)) return 'ORDER_STATE'
  // Only the provider knows whether its money is in; docs/rules/orders.md#office-change
  if (to === 'paid' && state.payment === 'provider') return 'ORDER_STATE'
  // Late money of a cancelled order is checked by a person.
  if (to === 'paid' && state.status === 'cancelled') return 'ORDER_STATE'
  return to === 'cancelled' && state.isMoneyIn ? 'PROOF_REQUIRED' : null
}
