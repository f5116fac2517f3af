import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dispatchCartEvent } from '@/features/cart/cart-events'
import { cacheCart } from '@/features/cart/queries'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { CartRef } from '@/features/cart/session/cart-store'
import { call } from '@/lib/api/client'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { couponErrorReason } from './coupon-error'

/** Is told of the cart before it is shown, as the shopper's own change. */
type OnOwnChange = (cart: Cart) => void

/** docs/rules/prices.md#one-coupon */
export function useApplyCoupon(ref: CartRef, onOwnChange?: OnOwnChange) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (couponCode: string) => call(cartApi.applyCoupon, { ...ref, couponCode }),
    onSuccess({ coupon, cart }) {
      onOwnChange?.(cart)
      cacheCart(client, ref, cart)
      dispatchCartEvent('cart:coupon-applied', { code: coupon?.code ?? '' })
    },
    onError: (error) => dispatchCartEvent('cart:coupon-error', { message: error.message, reason: couponErrorReason(error) ?? 'failed' }),
  })
}

export function useRemoveCoupon(ref: CartRef, onOwnChange?: OnOwnChange) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string | null) => call(cartApi.removeCoupon, ref).then(({ cart }) => ({ cart, code })),
    onSuccess({ cart, code }) {
      onOwnChange?.(cart)
      cacheCart(client, ref, cart)
      dispatchCartEvent('cart:coupon-removed', { code })
    },
  })
}
