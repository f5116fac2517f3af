'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { CartRef } from '@/features/cart/cart-store'
import { viewOf } from '@/features/cart/cart-view'
import { cartQuery, keepCart } from '@/features/cart/queries'
import { useCartFailure } from '@/features/cart/use-cart-failure'
import { call } from '@/lib/api/client'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { OrderCreated } from '@/lib/api/entities/order.schema'
import { ApiError } from '@/lib/api/errors'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { cartChanged } from '@/lib/cart-changed'
import { toastError, toastInfo } from '@/lib/toast'
import { cartDifferences } from './cart-differences'
import { agreedFor, showNotice, useCheckoutStore, type Notice } from './checkout-store'
import { consentsToAsk } from './consents-to-ask'
import { askForOrder, attemptFor, attemptWith, forgetAttempt, hasCode, placing } from './order-attempt'
import type { OrderWords } from './order-words'
import { checkoutConsentsQuery } from './queries'
import { unpaidOrder, useGoOn } from './use-go-on'

/** SPEC 9: the notice of a changed cart stays so long, in ms. */
const changedNotice = 12_000

/**
 * Orders what is on the screen (SPEC 4 'Order'): the cart is checked for changes first, and a changed one is shown instead of ordered. A retry
 * after a lost answer asks for the same under the same key, and gets the order that was made, if one was.
 */
export function usePlaceOrder(ref: CartRef, cart: Cart) {
  const client = useQueryClient()
  const goOn = useGoOn()
  const t = useTranslations('checkout')
  const tell = useCartFailure()

  function validated() {
    return call(cartApi.validateCart, ref)
  }

  function showInstead(now: Cart, notice: Notice) {
    forgetAttempt()
    keepCart(client, ref, now)
    showNotice(notice)
    if (notice.kind === 'changed') toastInfo(t('cartChanged'), { duration: changedNotice })
    if (notice.kind === 'blocked') toastError(t('notice.blocked'))
  }

  /** What has come into force since the first step is asked for here. */
  async function askForConsents() {
    try {
      const { records } = await client.fetchQuery({ ...checkoutConsentsQuery, staleTime: 0 })
      useCheckoutStore.setState({ asked: consentsToAsk(records, agreedFor(ref.cartId)?.ids ?? []) })
    } catch (error) {
      tell(error)
    }
  }

  const order = useMutation({
    mutationKey: placing,
    mutationFn: async (words: OrderWords) => {
      showNotice(null)
      const checked = attemptFor(ref) === null ? await validated() : null
      const refusal = checked && whyNot(cart, checked)
      if (refusal) return refusal
      try {
        return await askForOrder(attemptWith(ref, words), (checked ?? cart).version)
      } catch (error) {
        // Asked about once more, as the check does: that also notes what the shopper is shown now, so that their next press orders it.
        const isAboutCart = hasCode(error, 'CART_CHANGED') || hasCode(error, 'OUT_OF_STOCK')
        const change = isAboutCart ? whyNot(cart, await validated()) : null
        if (change) return change
        throw error
      }
    },
    onSuccess(result) {
      if ('notice' in result) return showInstead(result.now, result.notice)
      goOn.afterOrder(ref, result)
    },
    async onError(error) {
      const orderSlug = unpaidOrder(error)
      if (orderSlug) return goOn.afterUnpaid(ref, orderSlug)
      // Without an answer the order may have been made: the next press asks for it again.
      const isUnknown = !(error instanceof ApiError) || error.status === 0 || error.status >= 500
      if (isUnknown) return tell(error)
      forgetAttempt()
      tell(error)
      if (hasCode(error, 'CONSENT_REQUIRED')) return askForConsents()
      await client.invalidateQueries({ queryKey: cartQuery(ref).queryKey })
      const now = client.getQueryData(cartQuery(ref).queryKey)
      const differences = now ? cartDifferences(cart, now) : []
      if (differences.length > 0) showNotice({ kind: 'changed', differences })
    },
  })

  // A second press may come before the button is drawn busy.
  const isUnderWay = useRef(false)
  function place(words: OrderWords) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    order.mutate(words, { onSettled: (result) => void (isUnderWay.current = isOrder(result)) })
  }

  return { order: place, isBusy: order.isPending || isOrder(order.data) }
}

/** A change that was shown is no order: the next press counts. */
function isOrder(result: OrderCreated | Refusal | undefined) {
  return result !== undefined && !('notice' in result)
}

type Refusal = { now: Cart; notice: Notice }

/** SPEC 4 'Cart change check'. */
function whyNot(seen: Cart, now: Cart & { validateMemberCard: boolean }): Refusal | null {
  if (!now.validateMemberCard) return { now, notice: { kind: 'memberCard' } }
  const isChanged = cartChanged(viewOf(seen), viewOf(now))
  const isBlocked = now.items.some(({ problem }) => problem !== null)
  if (!isChanged && !isBlocked) return null
  return { now, notice: { kind: isChanged ? 'changed' : 'blocked', differences: cartDifferences(seen, now) } }
}
