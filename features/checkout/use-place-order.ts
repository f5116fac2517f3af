'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { CartRef } from '@/features/cart/cart-store'
import { viewOf } from '@/features/cart/cart-view'
import { cartQuery, keepCart } from '@/features/cart/queries'
import { useCartFailure } from '@/features/cart/use-cart-failure'
import { call } from '@/lib/api/client'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { ApiError } from '@/lib/api/errors'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { cartChanged } from '@/lib/cart-changed'
import { useRouter } from '@/lib/i18n/navigation'
import { toastInfo } from '@/lib/toast'
import { cartDifferences } from './cart-differences'
import { attemptWith, forgetAttempt, showNotice, useCheckoutStore, type Notice } from './checkout-store'
import { keepReceipt } from './order-receipts'
import { goToPayment, paymentAddress } from './payment-mark'

/** SPEC 9: the notice of a changed cart stays so long, in ms. */
const changedNotice = 12_000

/**
 * Orders what is on the screen (SPEC 4 'Order'): the cart is checked for changes first, and a changed one is shown instead of ordered. A retry
 * after a lost answer asks for the same under the same key, and gets the order that was made, if one was.
 */
export function usePlaceOrder(ref: CartRef, cart: Cart) {
  const client = useQueryClient()
  const router = useRouter()
  const t = useTranslations('checkout')
  const tell = useCartFailure()

  function showInstead(now: Cart, notice: Notice) {
    forgetAttempt()
    keepCart(client, ref, now)
    showNotice(notice)
    if (notice.kind === 'changed') toastInfo(t('cartChanged'), { duration: changedNotice })
  }

  return useMutation({
    mutationFn: async (orderMessage: string) => {
      showNotice(null)
      const isRetry = useCheckoutStore.getState().attempt !== null
      const refusal = isRetry ? null : whyNot(cart, await call(cartApi.validateCart, ref))
      if (refusal) return refusal
      const { key, message } = attemptWith(orderMessage)
      return call(orderApi.create, { ...ref, orderMessage: message }, { headers: { 'idempotency-key': key } })
    },
    onSuccess(result) {
      if ('notice' in result) return showInstead(result.now, result.notice)
      keepReceipt(result.orderSlug, ref)
      forgetAttempt()
      // The next page forgets the cart (./use-forget-ordered-cart.ts): this one would be empty before that one is there.
      if (result.html !== '') return goToPayment(result.orderSlug)
      router.push({ pathname: '/checkout/success', query: { orderSlug: result.orderSlug } })
    },
    async onError(error) {
      const orderSlug = unpaidOrder(error)
      if (orderSlug) {
        keepReceipt(orderSlug, ref)
        forgetAttempt()
        return window.location.assign(paymentAddress(orderSlug))
      }
      // Without an answer the order may have been made: the next press asks for it again.
      const isUnknown = !(error instanceof ApiError) || error.status === 0 || error.status >= 500
      if (isUnknown) return tell(error)
      forgetAttempt()
      tell(error)
      await client.invalidateQueries({ queryKey: cartQuery(ref).queryKey })
      const now = client.getQueryData(cartQuery(ref).queryKey)
      const differences = now ? cartDifferences(cart, now) : []
      if (differences.length > 0) showNotice({ kind: 'changed', differences })
    },
  })
}

/** The order stands, and only its provider could not be reached: it is paid on its own page. */
function unpaidOrder(error: unknown): string | null {
  const isUnpaid = error instanceof ApiError && error.code === 'PAYMENT_UNAVAILABLE'
  return isUnpaid && typeof error.data.orderSlug === 'string' ? error.data.orderSlug : null
}

type Refusal = { now: Cart; notice: Notice }

/** SPEC 4 'Cart change check'. */
function whyNot(seen: Cart, now: Cart & { validateMemberCard: boolean }): Refusal | null {
  if (!now.validateMemberCard) return { now, notice: { kind: 'memberCard' } }
  if (!cartChanged(viewOf(seen), viewOf(now))) return null
  return { now, notice: { kind: 'changed', differences: cartDifferences(seen, now) } }
}
