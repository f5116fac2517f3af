'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { forgetCart, type CartRef } from '@/features/cart/cart-store'
import { viewOf } from '@/features/cart/cart-view'
import { cartQuery, keepCart } from '@/features/cart/queries'
import { call } from '@/lib/api/client'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { ApiError } from '@/lib/api/errors'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { cartChanged } from '@/lib/cart-changed'
import { useRouter } from '@/lib/i18n/navigation'
import { toastError, toastInfo } from '@/lib/toast'
import { forgetOrderKey, orderKey, useCheckoutStore } from './checkout-store'
import { keepReceipt } from './order-receipts'

/** SPEC 9: the notice of a changed cart stays so long, in ms. */
const changedNotice = 12_000

/**
 * Orders what is on the screen (SPEC 4 'Order'): the cart is checked for changes first, and a changed one is shown instead of ordered. A retry
 * after a lost answer asks under the same key, and gets the order that was made, if one was.
 */
export function usePlaceOrder(ref: CartRef, cart: Cart) {
  const client = useQueryClient()
  const router = useRouter()
  const t = useTranslations('checkout')

  function showChanged(now: Cart) {
    forgetOrderKey()
    keepCart(client, ref, now)
    toastInfo(t('cartChanged'), { duration: changedNotice })
  }

  return useMutation({
    mutationFn: async (orderMessage: string) => {
      const isRetry = useCheckoutStore.getState().orderKey !== null
      if (!isRetry) {
        const now = await call(cartApi.validateCart, ref)
        if (cartChanged(viewOf(cart), viewOf(now))) return { changed: now }
      }
      const headers = { 'idempotency-key': orderKey() }
      return call(orderApi.create, { ...ref, orderMessage }, { headers })
    },
    onSuccess(result) {
      if ('changed' in result) return showChanged(result.changed)
      keepReceipt(result.orderSlug, ref)
      router.push({ pathname: '/checkout/success', query: { orderSlug: result.orderSlug } })
      forgetOrderKey()
      forgetCart()
      client.removeQueries({ queryKey: cartQuery(ref).queryKey })
    },
    async onError(error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return toastError(error)
      forgetOrderKey()
      await client.invalidateQueries({ queryKey: cartQuery(ref).queryKey })
      toastError(error)
    },
  })
}
