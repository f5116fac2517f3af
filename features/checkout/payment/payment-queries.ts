import { useLocale } from 'next-intl'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { PayingMethod } from '@/lib/api/entities/payment.schema'
import { hasErrorCode } from '@/lib/api/errors'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import type { Locale } from '@/lib/i18n/routing'
import { localPath } from '@/lib/routing/links'
import { orderCartRef } from '@/features/checkout/state/order-access'

function retryMethodsKey(orderSlug: string) {
  return ['payment methods of an order', orderSlug]
}

/** The methods that can pay a waiting order now. */
export function useRetryMethods(orderSlug: string) {
  return useQuery({
    queryKey: retryMethodsKey(orderSlug),
    queryFn: ({ signal }) => call(paymentApi.retryMethods, { ...orderCartRef(orderSlug), orderSlug }, { signal }),
    enabled: orderSlug !== '',
    staleTime: 0,
    retry: false,
  })
}

/** Starts a payment or continues the open one. Idempotent. Null: by the order's own method. */
export function useRetryPayment(orderSlug: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (chosen: Pick<PayingMethod, 'id' | 'total'> | null) => {
      const choice = { paymentMethodId: chosen?.id ?? null, total: chosen?.total ?? null }
      return call(paymentApi.retry, { ...orderCartRef(orderSlug), orderSlug, ...choice })
    },
    onError: (error) => {
      // The order may have changed since this page was opened, so what it shows is asked for again.
      if (hasErrorCode(error, 'PAYMENT_CHANGED', 'PAYMENT_NOT_FOUND', 'ORDER_STATE')) void client.invalidateQueries()
    },
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
