import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { countArriving, forgetCart, rememberCart, restoreCart, useCartStore, type CartRef } from './session/cart-store'
import { announce } from './cart-events'
import { noteLostCart } from './session/cart-notices-store'
import { isNotInCart } from './not-in-cart'
import { couponTrouble } from './coupon-trouble'
import { cartQuery, keepCart } from './queries'
import { sessionLoss } from './session/cart-errors'
import { useRepeatable } from './use-idempotent-send'

type Addition = Omit<InputOf<typeof cartApi.addItem>, keyof CartRef | 'currencyId' | 'reservation'>

/** Adds to our cart. */
export function useAddItem() {
  const client = useQueryClient()
  const send = useRepeatable()
  return useMutation({
    mutationFn: (addition: Addition) =>
      send(addition, (options) => inOurCart((ref) => call(cartApi.addItem, { ...ref, ...addition }, options))),
    // The badge counts at once; the answer, or the failure, ends the guess.
    onMutate: ({ qty = 1 }) => ({ arrived: countArriving(Number(qty)) }),
    onSuccess: (cart) => keepCart(client, refOf(cart), cart),
    onSettled: (_cart, _error, _addition, context) => context?.arrived(),
  })
}

/** Does something in our cart, beginning one where there is none; a cart that is gone is followed by a new one, with a word if it was closed (SPEC 8). */
export async function inOurCart<T>(work: (ref: CartRef) => Promise<T>): Promise<T> {
  restoreCart()
  const ref = useCartStore.getState().ref ?? (await beginCart())
  try {
    return await work(ref)
  } catch (error) {
    const loss = sessionLoss(error, { reading: false })
    if (loss === 'none') throw error
    forgetCart()
    const next = await beginCart()
    if (loss === 'told') noteLostCart()
    return work(next)
  }
}

let beginning: Promise<CartRef> | null = null

/** Whoever needs a cart while one is being begun waits for that one: of two, the second would hide what lies in the first. */
function beginCart(): Promise<CartRef> {
  beginning ??= newCart().finally(() => {
    beginning = null
  })
  return beginning
}

async function newCart(): Promise<CartRef> {
  const ref = await call(cartApi.getNewCartSession, {})
  rememberCart(ref)
  return ref
}

function refOf({ cartId, protectCode }: Cart): CartRef {
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
    onSuccess: (cart) => keepCart(client, ref, cart),
  })
}

/** One coupon per cart (SPEC 2: the button applies it, or takes it off). What does not hold leaves the cart as it was. */
export function useApplyCoupon(ref: CartRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (couponCode: string) => call(cartApi.applyCoupon, { ...ref, couponCode }),
    onSuccess({ coupon, cart }) {
      keepCart(client, ref, cart)
      announce('cart:coupon-applied', { code: coupon?.code ?? '' })
    },
    // Without a trouble of the coupon's own it is the connection's, or the server's.
    onError: (error) => announce('cart:coupon-error', { message: error.message, reason: couponTrouble(error) ?? 'failed' }),
  })
}

export function useRemoveCoupon(ref: CartRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string | null) => call(cartApi.removeCoupon, ref).then(({ cart }) => ({ cart, code })),
    onSuccess({ cart, code }) {
      keepCart(client, ref, cart)
      announce('cart:coupon-removed', { code })
    },
  })
}
