'use client'

import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useCartStore } from '@/features/cart/session/cart-store'
import { call } from '@/lib/api/client'
import { ApiError, hasErrorCode } from '@/lib/api/errors'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { toastInfo } from '@/lib/browser/toast/toast'
import { useCheckoutStore } from '@/features/checkout/state/checkout-store'
import { requestOrder, clearAttempt, isAttemptPending, placeOrderKey, restoreAttempt } from '@/features/checkout/state/order-attempt'
import type { Attempt } from '@/features/checkout/state/order-attempt-schema'
import { usePageRestored } from '@/features/checkout/state/use-page-restored'
import { unpaidOrderSlug, useOrderRedirect } from './use-order-redirect'

/**
 * Recovers an order whose response got lost and whose cart is closed: requests it again under the same key and redirects (docs/rules/checkout.md#lost-order).
 * @returns the query while there is such an order, else null
 */
export function useLostOrder() {
  const t = useTranslations('checkout')
  const redirect = useOrderRedirect()
  const isWithoutCart = useCartStore(({ ref, isRestored }) => isRestored && ref === null)
  const attempt = useCheckoutStore((state) => state.attempt)
  const isRedirecting = useCheckoutStore((state) => state.isRedirecting)
  const isOrdering = useIsMutating({ mutationKey: placeOrderKey }) > 0
  useEffect(() => {
    resetRedirecting()
    restoreAttempt()
  }, [])
  usePageRestored(resetRedirecting)

  // A query although it posts: it runs once for each attempt and is repeated after an error, and the attempt's key makes the order once.
  const found = useQuery({
    queryKey: ['unanswered order', attempt?.key],
    queryFn: () => (attempt ? recoverOrder(attempt) : null),
    enabled: isWithoutCart && attempt !== null && !isOrdering,
    staleTime: Infinity,
  })

  const { data } = found
  useEffect(() => {
    if (!attempt || !isWithoutCart || data === undefined) return
    if (data === null) return clearAttempt()
    // The shopper may just have chosen otherwise, and did not press the button again.
    toastInfo(t('orderArrived'))
    if ('html' in data) redirect.afterOrder(attempt, data)
    else redirect.afterUnpaid(attempt, data.orderSlug)
    // Once per recovered order: `redirect` is new at every render, and a second redirect would start the payment again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  return isWithoutCart && (isRedirecting || attempt !== null) ? found : null
}

function resetRedirecting() {
  useCheckoutStore.setState({ isRedirecting: false })
}

/** @returns null when nothing was ordered. Never orders an open cart: the shopper has not pressed the button. */
async function recoverOrder(attempt: Attempt) {
  if (!isAttemptPending(attempt)) return null
  const { cartId, protectCode } = attempt
  try {
    await call(cartApi.getCart, { cartId, protectCode })
    return null
  } catch (error) {
    if (!hasErrorCode(error, 'SESSION_USED')) return throwUnlessFinal(error)
  }
  try {
    return await requestOrder(attempt)
  } catch (error) {
    const orderSlug = unpaidOrderSlug(error)
    return orderSlug ? { orderSlug } : throwUnlessFinal(error)
  }
}

/** A 4xx response except 429 is final; otherwise the query retries. */
function throwUnlessFinal(error: unknown): null {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return null
  throw error
}
