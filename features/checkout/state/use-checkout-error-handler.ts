'use client'

import { hasErrorCode } from '@/lib/api/errors'
import { clearLostCart, type CartRef } from '@/features/cart/session/cart-store'
import { useCartErrorHandler } from '@/features/cart/session/use-cart-error-handler'
import { restoreAttemptOf } from './order-attempt'

/**
 * Handles a failed change of the cart in the checkout. A cart that became the lost order is only removed: without it the checkout recovers that order
 * (./use-lost-order.ts).
 */
export function useCheckoutErrorHandler(cartRef: CartRef) {
  const handleError = useCartErrorHandler()
  return function handle(error: unknown) {
    if (hasErrorCode(error, 'SESSION_USED') && restoreAttemptOf(cartRef)) clearLostCart(cartRef)
    else handleError(error, { cartRef })
  }
}
