import { hasErrorCode } from '@/lib/api/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CartRef } from '@/features/cart/session/cart-store'
import { cacheCart } from '@/features/cart/queries'
import { call } from '@/lib/api/client'
import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { adoptOwnChoice } from './state/checkout-store'
import { clearAttempt } from './state/order-attempt'
import { refreshMethods } from './queries'

/** Choices are saved one after the other: the last one stays, and the cart is the newest when none is pending. */
const scope = { id: 'checkout-choice' }

type Delivery = { deliveryMethodId: number; branchId: number | null }

export function useSaveDelivery(ref: CartRef) {
  const client = useQueryClient()
  return useMutation({
    scope,
    mutationFn: (choice: Delivery) => call(deliveryApi.saveDeliveryMethod, { ...ref, ...choice }),
    onSuccess(cart) {
      clearAttempt()
      adoptOwnChoice(cart)
      cacheCart(client, ref, cart)
    },
    onError(error) {
      if (hasErrorCode(error, 'DELIVERY_NOT_FOUND')) refreshMethods(client, ref)
    },
  })
}

type Payment = { paymentMethodId: number; company: { name: string; oib: string } | null }

export function useSavePayment(ref: CartRef) {
  const client = useQueryClient()
  return useMutation({
    scope,
    mutationFn: ({ paymentMethodId, company }: Payment) => {
      const companyData = company ? { companyName: company.name, oib: company.oib } : null
      return call(paymentApi.savePaymentMethod, { ...ref, paymentMethodId, companyData })
    },
    onSuccess(cart) {
      clearAttempt()
      adoptOwnChoice(cart)
      cacheCart(client, ref, cart)
    },
    onError(error) {
      if (hasErrorCode(error, 'PAYMENT_NOT_FOUND')) refreshMethods(client, ref)
    },
  })
}
