'use client'

import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCartStore } from '@/features/cart/session/cart-store'
import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { useCheckoutStore } from '@/features/checkout/checkout-store'
import { requestOrder, clearAttempt, hasCode, isAttemptPending, placeOrderKey, restoreAttempt, type Attempt } from './order-attempt'
import { usePageRestored } from '@/features/checkout/payment/use-page-restored'
import { unpaidOrderSlug, useOrderRedirect } from './use-order-redirect'

/**
 * An order whose answer got lost, or is still on its way, and whose cart is gone: the shopper would see an empty one. What nobody waits for any more is asked
 * for under the same key, and leads where it would have led. Null: there is no such order.
 */
export function useLostOrder() {
  const goOn = useOrderRedirect()
  const isWithoutCart = useCartStore(({ ref, restored }) => restored && ref === null)
  const attempt = useCheckoutStore((state) => state.attempt)
  const isLeaving = useCheckoutStore((state) => state.isRedirecting)
  const isBeingMade = useIsMutating({ mutationKey: placeOrderKey }) > 0
  useEffect(() => {
    resetRedirecting()
    restoreAttempt()
  }, [])
  usePageRestored(resetRedirecting)

  const found = useQuery({
    queryKey: ['unanswered order', attempt?.key],
    queryFn: () => (attempt ? recoverOrder(attempt) : null),
    enabled: isWithoutCart && attempt !== null && !isBeingMade,
    staleTime: Infinity,
  })

  const { data } = found
  useEffect(() => {
    if (!attempt || !isWithoutCart || data === undefined) return
    if (data === null) return clearAttempt()
    if ('html' in data) goOn.afterOrder(attempt, data)
    else goOn.afterUnpaid(attempt, data.orderSlug)
    // Once for each order that was found.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  return isWithoutCart && (isLeaving || attempt !== null) ? found : null
}

function resetRedirecting() {
  useCheckoutStore.setState({ isRedirecting: false })
}

/** Null: nothing was ordered. A cart that is still open is not ordered here: nobody has pressed the button on this page. */
async function recoverOrder(attempt: Attempt) {
  if (!isAttemptPending(attempt)) return null
  const { cartId, protectCode } = attempt
  try {
    await call(cartApi.getCart, { cartId, protectCode })
    return null
  } catch (error) {
    if (!hasCode(error, 'SESSION_USED')) return throwUnlessFinal(error)
  }
  try {
    return await requestOrder(attempt)
  } catch (error) {
    const orderSlug = unpaidOrderSlug(error)
    return orderSlug ? { orderSlug } : throwUnlessFinal(error)
  }
}

/** What the server has decided stays so; without an answer, or with one that says later, it is asked once more. */
function throwUnlessFinal(error: unknown): null {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return null
  throw error
}
