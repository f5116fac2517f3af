import { useOrder } from '@/features/order/queries'
import { orderCartRef } from '@/features/checkout/state/order-access'
import { useOrderSummary } from '@/features/checkout/queries'

/** The order, if this browser may read it (docs/rules/checkout.md#order-access). */
export function useReadableOrder(orderSlug: string) {
  const cartRef = orderCartRef(orderSlug)
  const { data: ordered } = useOrderSummary(orderSlug, cartRef)
  const { data: own } = useOrder(orderSlug, { enabled: cartRef === null })
  return ordered ?? own
}
