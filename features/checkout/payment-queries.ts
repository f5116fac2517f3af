import { useMutation, useQuery } from '@tanstack/react-query'
import { cartOfOrder } from '@/features/checkout/order-receipts'
import { call } from '@/lib/api/client'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'

/** How an order that waits for its money can be paid at once. */
export function useRetryMethods(orderSlug: string) {
  return useQuery({
    queryKey: ['payment methods of an order', orderSlug],
    queryFn: ({ signal }) => call(paymentApi.retryMethods, { ...cartOfOrder(orderSlug), orderSlug }, { signal }),
    enabled: orderSlug !== '',
    staleTime: 0,
    retry: 1,
  })
}

/** Begins or goes on paying; asking again is safe. */
export function useRetryPayment(orderSlug: string) {
  return useMutation({
    mutationFn: (paymentMethodId: number | null) => call(paymentApi.retry, { ...cartOfOrder(orderSlug), orderSlug, paymentMethodId }),
  })
}

/** Tells the server that the shopper approved at PayPal; the server asks PayPal itself, and takes the money. */
export function useReportApproval(orderSlug: string) {
  return useMutation({
    mutationFn: (details: unknown) => {
      const ref = cartOfOrder(orderSlug)
      // Who holds no cart of the order pays it all the same: asking to pay asks PayPal first.
      if (!ref) return call(paymentApi.retry, { orderSlug }).then(() => null)
      return call(orderApi.pgSuccess, { ...ref, id: orderSlug, details, internalRedirect: true }).then(({ url }) => url)
    },
  })
}
