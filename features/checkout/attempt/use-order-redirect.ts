'use client'

import type { CartRef } from '@/features/cart/session/cart-store'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import { ApiError } from '@/lib/api/errors'
import { useRouter } from '@/lib/i18n/navigation'
import { useCheckoutStore } from '@/features/checkout/checkout-store'
import { forgetAttempt } from './order-attempt'
import { keepReceipt } from './order-access'
import { goToPayment, paymentAddress } from '@/features/checkout/payment/payment-intent-flag'

/** Where an order that stands leads. The next page forgets its cart (./use-forget-ordered-cart.ts): this one would be empty before that one is there. */
export function useGoOn() {
  const router = useRouter()
  return {
    afterOrder(ref: CartRef, { html, orderSlug }: OrderCreated) {
      leaveWith(ref, orderSlug)
      if (html !== '') return goToPayment(orderSlug)
      router.push({ pathname: '/checkout/success', query: { orderSlug } })
    },
    afterUnpaid(ref: CartRef, orderSlug: string) {
      leaveWith(ref, orderSlug)
      window.location.assign(paymentAddress(orderSlug))
    },
  }
}

function leaveWith({ cartId, protectCode }: CartRef, orderSlug: string) {
  keepReceipt(orderSlug, { cartId, protectCode })
  forgetAttempt()
  useCheckoutStore.setState({ isLeaving: true })
}

/** The order stands, and only its provider could not be reached: it is paid on its own page. */
export function unpaidOrder(error: unknown): string | null {
  const isUnpaid = error instanceof ApiError && error.code === 'PAYMENT_UNAVAILABLE'
  return isUnpaid && typeof error.data.orderSlug === 'string' ? error.data.orderSlug : null
}
