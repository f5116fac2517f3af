'use client'

import type { CartRef } from '@/features/cart/session/cart-store'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import { ApiError } from '@/lib/api/errors'
import { useRouter } from '@/lib/i18n/navigation'
import { useCheckoutStore } from '@/features/checkout/checkout-store'
import { clearAttempt } from './order-attempt'
import { saveOrderAccess } from './order-access'
import { openPaymentPage, paymentUrl } from '@/features/checkout/payment/payment-intent-flag'

/** Where an order that stands leads. The next page forgets its cart (./use-forget-ordered-cart.ts): this one would be empty before that one is there. */
export function useOrderRedirect() {
  const router = useRouter()
  return {
    afterOrder(ref: CartRef, { html, orderSlug }: OrderCreated) {
      prepareRedirect(ref, orderSlug)
      if (html !== '') return openPaymentPage(orderSlug)
      router.push({ pathname: '/checkout/success', query: { orderSlug } })
    },
    afterUnpaid(ref: CartRef, orderSlug: string) {
      prepareRedirect(ref, orderSlug)
      window.location.assign(paymentUrl(orderSlug))
    },
  }
}

function prepareRedirect({ cartId, protectCode }: CartRef, orderSlug: string) {
  saveOrderAccess(orderSlug, { cartId, protectCode })
  clearAttempt()
  useCheckoutStore.setState({ isRedirecting: true })
}

/** The order stands, and only its provider could not be reached: it is paid on its own page. */
export function unpaidOrderSlug(error: unknown): string | null {
  const isUnpaid = error instanceof ApiError && error.code === 'PAYMENT_UNAVAILABLE'
  return isUnpaid && typeof error.data.orderSlug === 'string' ? error.data.orderSlug : null
}
