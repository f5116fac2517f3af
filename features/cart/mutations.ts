import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { addPendingQuantity, clearCartRef, saveCartRef, restoreCartRef, useCartStore, type CartRef } from './session/cart-store'
import { dispatchCartEvent } from './cart-events'
import { recordClosedCart } from './session/cart-notices-store'
import { isNotInCart } from './not-in-cart'
import { couponErrorReason } from './coupon-trouble'
import { cartQuery, cacheCart } from './queries'
import { sessionLoss } from './session/cart-errors'
import { useIdempotentSend } from './use-idempotent-send'

type Addition = Omit<InputOf<typeof cartApi.addItem>, keyof CartRef | 'currencyId' | 'reservation'>

/** Adds to our cart. */
export function useAddItem() {
  const client = useQueryClient()
  const send = useIdempotentSend()
  return useMutation({
    mutationFn: (addition: Addition) =>
      send(addition, (options) => withCurrentCart((ref) => call(cartApi.addItem, { ...ref, ...addition }, options))),
    // The badge counts at once; the answer, or the failure, ends the guess.
    onMutate: ({ qty = 1 }) => ({ arrived: addPendingQuantity(Number(qty)) }),
    onSuccess: (cart) => cacheCart(client, toCartRef(cart), cart),
    onSettled: (_cart, _error, _addition, context) => context?.arrived(),
  })
}

/** Does something in our cart, beginning one where there is none; a cart that is gone is followed by a new one, with a word if it was closed (SPEC 8). */
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
    if (loss === 'told') recordClosedCart()
    return work(next)
  }
}

let creating: Promise<CartRef> | null = null

/** Whoever needs a cart while one is being begun waits for that one: of two, the second would hide what lies in the first. */
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

function toCartRef({ cartId, protectCode }: Cart): CartRef {
  return { cartId, protectCode }
}

/** Takes a line out, at once on the screen; a failure puts it back, unless it was out already. */
export function useDeleteItem(ref: CartRef) {
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
      // What else changed meanwhile, in another window or by an edit that was called off with the line.
      void client.invalidateQueries({ queryKey })
    },
    onSuccess: (cart) => cacheCart(client, ref, cart),
  })
}

/** One coupon per cart (SPEC 2: the button applies it, or takes it off). What does not hold leaves the cart as it was. */
export function useApplyCoupon(ref: CartRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (couponCode: string) => call(cartApi.applyCoupon, { ...ref, couponCode }),
    onSuccess({ coupon, cart }) {
      cacheCart(client, ref, cart)
      dispatchCartEvent('cart:coupon-applied', { code: coupon?.code ?? '' })
    },
    // Without a trouble of the coupon's own it is the connection's, or the server's.
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
