'use client'

import { clearCartRef, type CartRef } from '@/features/cart/session/cart-store'
import { useCartErrorHandler } from '@/features/cart/session/use-cart-error-handler'
import { findAttempt, hasCode } from './order-attempt'

/**
 * What to do when a change of the cart fails in the checkout. A cart that became the order whose answer was lost is forgotten, and no more: without it
 * the checkout asks for that order (./use-unanswered-order.ts).
 */
export function useCheckoutErrorHandler(ref: CartRef) {
  const tell = useCartErrorHandler()
  return function handle(error: unknown) {
    if (hasCode(error, 'SESSION_USED') && findAttempt(ref)) clearCartRef()
    else tell(error)
  }
}
