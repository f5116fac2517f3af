'use client'

import { useLocale } from 'next-intl'
import type { CartRef } from '@/features/cart/session/cart-store'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import { ApiError } from '@/lib/api/errors'
import { useRouter } from '@/lib/i18n/navigation'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { clearAttempt } from '@/features/checkout/state/order-attempt'
import { saveOrderAccess, storedUnpaidOrder } from '@/features/checkout/state/order-access'
import { openPaymentPage, paymentUrl } from '@/features/checkout/state/payment-start-flag'

/** Redirects after an order. The next page removes the cart (./use-clear-ordered-cart.ts). */
export function useOrderRedirect() {
  const router = useRouter()
  const locale = useLocale()
  return {
    afterOrder(cartRef: CartRef, { html, orderSlug }: OrderCreated) {
      prepareRedirect(cartRef, orderSlug)
      if (html !== '') {
        storedUnpaidOrder.set(orderSlug)
        return openPaymentPage(orderSlug, locale)
      }
      router.push({ pathname: '/checkout/success', query: { orderSlug } })
    },
    afterUnpaid(cartRef: CartRef, orderSlug: string) {
      prepareRedirect(cartRef, orderSlug)
      storedUnpaidOrder.set(orderSlug)
      window.location.assign(paymentUrl(orderSlug, locale))
    },
  }
}

function prepareRedirect({ cartId, protectCode }: CartRef, orderSlug: string) {
  saveOrderAccess(orderSlug, { cartId, protectCode })
  clearAttempt()
  useCheckoutStore.setState({ isRedirecting: true })
}

/** The slug of an order that was made although its payment provider was unavailable, else null. */
export function unpaidOrderSlug(error: unknown): string | null {
  const isUnpaid = error instanceof ApiError && error.code === 'PAYMENT_UNAVAILABLE'
  return isUnpaid && typeof error.data.orderSlug === 'string' ? error.data.orderSlug : null
}
