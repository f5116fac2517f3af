import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { routePath } from '@/lib/routing/links'
import { orderCartRef } from '@/features/checkout/attempt/order-access'

/** How an order that waits for its money can be paid at once. */
export function useRetryMethods(orderSlug: string) {
  return useQuery({
    queryKey: ['payment methods of an order', orderSlug],
    queryFn: ({ signal }) => call(paymentApi.retryMethods, { ...orderCartRef(orderSlug), orderSlug }, { signal }),
    enabled: orderSlug !== '',
    staleTime: 0,
    retry: false,
  })
}

/** Begins a payment, or goes on with the one that is open; asking again is safe. */
export function useRetryPayment(orderSlug: string) {
  return useMutation({
    mutationFn: (paymentMethodId: number | null) => call(paymentApi.retry, { ...orderCartRef(orderSlug), orderSlug, paymentMethodId }),
  })
}

/** Tells the server that the shopper approved; it asks the provider itself, takes the money, and says where to go. */
export function useReportApproval(orderSlug: string) {
  return useMutation({
    mutationFn: async (details: unknown) => {
      const ref = orderCartRef(orderSlug)
      if (ref) return (await call(orderApi.pgSuccess, { ...ref, id: orderSlug, details, internalRedirect: true })).url
      // Whoever owns the order and holds no cart of it asks to pay: what has been approved is taken first.
      const { html } = await call(paymentApi.retry, { orderSlug })
      return html === '' ? successUrl(orderSlug) : null
    },
  })
}

export function successUrl(orderSlug: string): string {
  return `${routePath('/checkout/success')}?${new URLSearchParams({ orderSlug })}`
}
