import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { clearCartRef, saveCartRef, restoreCartRef, useCartStore, type CartRef } from './session/cart-store'
import { dispatchCartEvent } from './cart-events'
import { recordClosedCart } from './session/cart-notices-store'
import { cartQuery, cacheCart } from './queries'
import { couponErrorReason, isNotInCart, sessionLoss } from './session/cart-errors'

/** Runs `work` on the current cart. Creates a cart where there is none or the current one is lost (docs/rules/cart.md#session-loss). */
export async function withCurrentCart<T>(work: (ref: CartRef) => Promise<T>): Promise<T> {
  restoreCartRef()
  const ref = useCartStore.getState().ref ?? (await createCart())
  try {
    return await work(ref)
  } catch (error) {
    const loss = sessionLoss(error, { reading: false })
    if (loss === 'none') throw error
    clearCartRef()
    const next = await createCart()
    if (loss === 'reported') recordClosedCart()
    return work(next)
  }
}

let creating: Promise<CartRef> | null = null

/** Concurrent callers share one new cart: a second one would hide the first one's lines. */
function createCart(): Promise<CartRef> {
  creating ??= requestCart().finally(() => {
    creating = null
  })
  return creating
}

async function requestCart(): Promise<CartRef> {
  const ref = await call(cartApi.getNewCartSession, {})
  saveCartRef(ref)
  return ref
}

type Removal = { onRemoved: () => void; onFailed: (error: Error) => void }

/**
 * Removes a line optimistically (docs/rules/cart.md#line-removal). The callbacks are the mutation's: the list of lines is gone when its only line is removed,
 * and with it the callbacks of `mutate`.
 */
export function useDeleteItem(ref: CartRef, { onRemoved, onFailed }: Removal) {
  const client = useQueryClient()
  const { queryKey } = cartQuery(ref)
  return useMutation({
    mutationFn: (itemId: number) => call(cartApi.deleteItem, { ...ref, itemId }),
    async onMutate(itemId) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (cart) => (cart ? { ...cart, items: cart.items.filter((item) => item.itemId !== itemId) } : cart))
      return { before }
    },
    onError(error, _itemId, context) {
      if (!isNotInCart(error)) client.setQueryData(queryKey, context?.before)
      // Another window, or a cancelled edit of the line, may have changed the cart.
      void client.invalidateQueries({ queryKey })
      onFailed(error)
    },
    onSuccess(cart) {
      cacheCart(client, ref, cart)
      onRemoved()
    },
  })
}

/** docs/rules/prices.md#one-coupon */
export function useApplyCoupon(ref: CartRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (couponCode: string) => call(cartApi.applyCoupon, { ...ref, couponCode }),
    onSuccess({ coupon, cart }) {
      cacheCart(client, ref, cart)
      dispatchCartEvent('cart:coupon-applied', { code: coupon?.code ?? '' })
    },
    onError: (error) => dispatchCartEvent('cart:coupon-error', { message: error.message, reason: couponErrorReason(error) ?? 'failed' }),
  })
}

export function useRemoveCoupon(ref: CartRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string | null) => call(cartApi.removeCoupon, ref).then(({ cart }) => ({ cart, code })),
    onSuccess({ cart, code }) {
      cacheCart(client, ref, cart)
      dispatchCartEvent('cart:coupon-removed', { code })
    },
  })
}
