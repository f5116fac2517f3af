'use client'

import { forgetCart, type CartRef } from '@/features/cart/session/cart-store'
import { useCartFailure } from '@/features/cart/session/use-cart-error-handler'
import { attemptFor, hasCode } from './order-attempt'

/**
 * What to do when a change of the cart fails in the checkout. A cart that became the order whose answer was lost is forgotten, and no more: without it
 * the checkout asks for that order (./use-unanswered-order.ts).
 */
export function useCheckoutFailure(ref: CartRef) {
  const tell = useCartFailure()
  return function handle(error: unknown) {
    if (hasCode(error, 'SESSION_USED') && attemptFor(ref)) forgetCart()
    else tell(error)
  }
}
