import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import type { CartRef } from '@/features/cart/session/cart-store'
import { lineChoiceKey } from '@/features/cart/session/cart-snapshot'
import { call } from '@/lib/api/client'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { queryKey } from '@/lib/api/query'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { guestApi } from '@/lib/api/v1/user/guest'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import { checkoutApi } from '@/lib/api/v2/ecommerce/checkout'
import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { nextPoll } from './state/payment-polling'

export function guestQuery(ref: CartRef) {
  return queryOptions({
    queryKey: queryKey(guestApi.get, ref),
    queryFn: ({ signal }) => call(guestApi.get, ref, { signal }),
    staleTime: 5 * 60_000,
  })
}

export function useGuest(ref: CartRef) {
  return useQuery(guestQuery(ref))
}

const checkoutConsents = { assignedTo: 'checkout', limit: 100 } as const

export const checkoutConsentsQuery = queryOptions({
  queryKey: queryKey(consentApi.filter, checkoutConsents),
  queryFn: ({ signal }) => call(consentApi.filter, checkoutConsents, { signal }),
  staleTime: 10 * 60_000,
})

const registrationConsents = { assignedTo: 'registration', limit: 100 } as const

export const registrationConsentsQuery = queryOptions({
  queryKey: queryKey(consentApi.filter, registrationConsents),
  queryFn: ({ signal }) => call(consentApi.filter, registrationConsents, { signal }),
  staleTime: 10 * 60_000,
})

const newsletterConsents = { assignedTo: 'newsletter', limit: 100 } as const

export const newsletterConsentsQuery = queryOptions({
  queryKey: queryKey(consentApi.filter, newsletterConsents),
  queryFn: ({ signal }) => call(consentApi.filter, newsletterConsents, { signal }),
  staleTime: 10 * 60_000,
})

export function useCheckoutConsents() {
  return useQuery(checkoutConsentsQuery)
}

/** The key contains `digitalOnly`, because a digital cart is sold in more countries. */
export function useCountries(ref: CartRef, { digitalOnly }: Pick<Cart, 'digitalOnly'>) {
  const input = { ...ref, language: 'hrv', type: 'countries' as const }
  return useQuery({
    queryKey: [...queryKey(checkoutApi.getAvailableCountries, input), digitalOnly],
    queryFn: ({ signal }) => call(checkoutApi.getAvailableCountries, input, { signal }),
    staleTime: 10 * 60_000,
  })
}

type MethodsInput = { cart: Cart; guest: GuestUser | null }

/**
 * The dependencies of the applicable methods, as part of the query key: contents, countries, company, coupon. The chosen methods are not part of it
 * (docs/rules/checkout.md#applicable-delivery).
 */
function methodsDependencies({ cart, guest }: MethodsInput) {
  const addresses = guest?.addresses.map(({ type, countryId, companyOIB }) => `${type} ${countryId} ${companyOIB ?? ''}`) ?? []
  const lines = cart.items.map((item) => `${lineChoiceKey(item)} × ${item.qty}`)
  return [...addresses, guest?.id ?? 0, ...lines, cart.summary.cartTotal, cart.couponCode]
}

export function useDeliveryMethods(ref: CartRef, input: MethodsInput) {
  return useQuery({
    queryKey: [...queryKey(deliveryApi.getApplicableDeliveryMethods, ref), methodsDependencies(input)],
    queryFn: ({ signal }) => call(deliveryApi.getApplicableDeliveryMethods, ref, { signal }),
    staleTime: 60_000,
  })
}

export function usePaymentMethods(ref: CartRef, input: MethodsInput) {
  return useQuery({
    queryKey: [...queryKey(paymentApi.getApplicablePaymentMethods, ref), methodsDependencies(input)],
    queryFn: ({ signal }) => call(paymentApi.getApplicablePaymentMethods, ref, { signal }),
    staleTime: 60_000,
  })
}

/** Refetches the methods, because the merchant may have withdrawn one. */
export function refreshMethods(client: QueryClient, ref: CartRef) {
  for (const rows of [deliveryApi.getApplicableDeliveryMethods, paymentApi.getApplicablePaymentMethods]) {
    void client.invalidateQueries({ queryKey: queryKey(rows, ref) })
  }
}

export function useOrderSummary(orderSlug: string, ref: CartRef | null) {
  return useQuery({
    queryKey: ['order summary', orderSlug],
    queryFn: ({ signal }) =>
      call(orderApi.summary, { cartId: ref?.cartId ?? '', protectCode: ref?.protectCode ?? '', orderSlug }, { signal }),
    enabled: ref !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => nextPoll(state.data, state.dataUpdateCount),
  })
}
