'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCartStore } from '@/features/cart/cart-store'
import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { useCheckoutStore } from './checkout-store'
import { askForOrder, hasCode, restoreAttempt, type Attempt } from './order-attempt'
import { unpaidOrder, useGoOn } from './use-go-on'

/**
 * An order whose answer got lost and whose page was left before it was asked for again: its cart is gone, and the shopper would see an empty one.
 * It is asked for under the same key, and leads where it would have led. Null: there is no such order.
 */
export function useUnansweredOrder() {
  const goOn = useGoOn()
  const isWithoutCart = useCartStore(({ ref, restored }) => restored && ref === null)
  const attempt = useCheckoutStore((state) => state.attempt)
  const isWanted = isWithoutCart && attempt !== null
  const [isLeaving, setLeaving] = useState(false)
  useEffect(restoreAttempt, [])

  const found = useQuery({
    queryKey: ['unanswered order', attempt?.key],
    queryFn: () => (attempt ? orderOf(attempt) : null),
    enabled: isWanted,
    staleTime: Infinity,
  })

  const { data } = found
  useEffect(() => {
    if (!attempt || !isWithoutCart || !data) return
    // What waited for the answer is forgotten before the next page is there.
    setLeaving(true)
    if ('html' in data) goOn.afterOrder(attempt, data)
    else goOn.afterUnpaid(attempt, data.orderSlug)
    // Once for each order that was found.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  const isNone = found.isSuccess && data === null
  return isLeaving || (isWanted && !isNone) ? found : null
}

/** Null: nothing was ordered. A cart that is still open is not ordered here: nobody has pressed the button on this page. */
async function orderOf(attempt: Attempt) {
  const { cartId, protectCode } = attempt
  try {
    await call(cartApi.getCart, { cartId, protectCode })
    return null
  } catch (error) {
    if (!hasCode(error, 'SESSION_USED')) return unlessGone(error)
  }
  try {
    return await askForOrder(attempt)
  } catch (error) {
    const orderSlug = unpaidOrder(error)
    return orderSlug ? { orderSlug } : unlessGone(error)
  }
}

/** What the server has decided stays so; without an answer it is asked once more. */
function unlessGone(error: unknown): null {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null
  throw error
}
