import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CartRef } from '@/features/cart/cart-store'
import { keepCart } from '@/features/cart/queries'
import { call } from '@/lib/api/client'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { guestApi } from '@/lib/api/v1/user/guest'
import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import type { AddressValues } from './address-schema'
import { forgetAttempt } from './checkout-store'
import { guestPayload } from './guest-payload'
import { guestQuery } from './queries'

/** Keeps the address and what was agreed to; asking again with the same values changes nothing. */
export function useSaveAddress(ref: CartRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (values: AddressValues) => {
      const guest = await call(guestApi.update, { ...ref, ...guestPayload(values) })
      const agreed = Object.entries(values.consents).flatMap(([key, ticked]) => (ticked ? [Number(key.slice(1))] : []))
      if (agreed.length > 0) {
        const user = { userType: 'guest' as const, email: guest.email }
        await call(consentApi.createLog, { status: true, sourceType: 'checkout', consents: agreed, user })
      }
      return guest
    },
    async onSuccess(guest) {
      forgetAttempt()
      client.setQueryData(guestQuery(ref).queryKey, guest)
      // Another country may mean another price of delivery.
      await client.invalidateQueries({ queryKey: ['/api/v2/ecommerce/cart/getCart'] })
    },
  })
}

type Delivery = { deliveryMethodId: number; branchId: number | null }

export function useSaveDelivery(ref: CartRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: Delivery) => call(deliveryApi.saveDeliveryMethod, { ...ref, ...choice }),
    onSuccess(cart) {
      forgetAttempt()
      keepCart(client, ref, cart)
    },
  })
}

type Payment = { paymentMethodId: number; company: { name: string; oib: string } | null }

export function useSavePayment(ref: CartRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ paymentMethodId, company }: Payment) => {
      const companyData = company ? { companyName: company.name, oib: company.oib } : null
      return call(paymentApi.savePaymentMethod, { ...ref, paymentMethodId, companyData })
    },
    onSuccess(cart) {
      forgetAttempt()
      keepCart(client, ref, cart)
    },
  })
}
