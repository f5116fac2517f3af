import { useOrder } from '@/features/order/queries'
import { orderCartRef } from '@/features/checkout/state/order-access'
import { useOrderSummary } from '@/features/checkout/queries'

/** The order, if this browser may read it (docs/rules/checkout.md#order-access). */
export function useReadableOrder(orderSlug: string) {
  return useReadableOrderQuery(orderSlug).order
}

/** The same, and whether it is still being loaded. */
export function useReadableOrderQuery(orderSlug: string) {
  const cartRef = orderCartRef(orderSlug)
  const ordered = useOrderSummary(orderSlug, cartRef)
  const own = useOrder(orderSlug, { enabled: cartRef === null })
  return { order: ordered.data ?? own.data, isLoading: ordered.isLoading || own.isLoading }
}
