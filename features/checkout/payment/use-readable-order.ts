import { useOrder } from '@/features/order/queries'
import { orderCartRef } from '@/features/checkout/state/order-access'
import { ApiError } from '@/lib/api/errors'
import { useOrderSummary } from '@/features/checkout/queries'

/** The order, if this browser may read it (docs/rules/checkout.md#order-access). */
export function useReadableOrder(orderSlug: string) {
  return useReadableOrderQuery(orderSlug).order
}

/** The same, whether it is still being loaded, and whether this browser may not read it. */
export function useReadableOrderQuery(orderSlug: string) {
  const cartRef = orderCartRef(orderSlug)
  const ordered = useOrderSummary(orderSlug, cartRef)
  const own = useOrder(orderSlug, { enabled: cartRef === null })
  const error = cartRef ? ordered.error : own.error
  const isUnknown = error instanceof ApiError && error.status === 404
  return { order: ordered.data ?? own.data, isLoading: ordered.isLoading || own.isLoading, isUnknown }
}
