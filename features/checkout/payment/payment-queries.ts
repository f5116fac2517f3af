import { useLocale } from 'next-intl'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import type { Locale } from '@/lib/i18n/routing'
import { localPath } from '@/lib/routing/links'
import { orderCartRef } from '@/features/checkout/state/order-access'

/** The methods that can pay a waiting order now. */
export function useRetryMethods(orderSlug: string) {
  return useQuery({
    queryKey: ['payment methods of an order', orderSlug],
    queryFn: ({ signal }) => call(paymentApi.retryMethods, { ...orderCartRef(orderSlug), orderSlug }, { signal }),
    enabled: orderSlug !== '',
    staleTime: 0,
    retry: false,
  })
}

/** Starts a payment or continues the open one. Idempotent. */
export function useRetryPayment(orderSlug: string) {
  return useMutation({
    mutationFn: (paymentMethodId: number | null) => call(paymentApi.retry, { ...orderCartRef(orderSlug), orderSlug, paymentMethodId }),
  })
}

/** Reports PayPal's approval. The server verifies it with the provider, captures the payment and returns the next URL. */
export function useReportApproval(orderSlug: string) {
  const locale = useLocale()
  return useMutation({
    mutationFn: async (details: unknown) => {
      const ref = orderCartRef(orderSlug)
      if (ref) return (await call(orderApi.pgSuccess, { ...ref, id: orderSlug, details, internalRedirect: true })).url
      // Without the cart reference the owner retries the payment, which captures an approved one first.
      const { html } = await call(paymentApi.retry, { orderSlug })
      return html === '' ? successUrl(orderSlug, locale) : null
    },
  })
}

export function successUrl(orderSlug: string, locale: Locale): string {
  return `${localPath('/checkout/success', '', locale)}?${new URLSearchParams({ orderSlug })}`
}
