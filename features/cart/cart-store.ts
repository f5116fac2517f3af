import { create } from 'zustand'
import { deleteCookie, readCookie, writeCookie } from '@/lib/cookies'

export type CartRef = { cartId: string; protectCode: string }

type CartState = {
  /** Which cart is ours; null without one, or before the cookies were read. */
  ref: CartRef | null
  /** Whether the cookies were read: until then nobody knows if there is a cart. */
  restored: boolean
  /** The window with the cart, SPEC 2 'Modal names'. */
  modal: 'cart-modal' | null
}

export const useCartStore = create<CartState>(() => ({ ref: null, restored: false, modal: null }))

/** Reads the pair of cookies once; half a pair is none (SPEC 4). Called in the browser only. */
export function restoreCart() {
  if (useCartStore.getState().restored) return
  const cartId = readCookie('cartId')
  const protectCode = readCookie('protectCode')
  useCartStore.setState({ restored: true, ref: cartId && protectCode ? { cartId, protectCode } : null })
}

export function rememberCart(ref: CartRef) {
  writeCookie('cartId', ref.cartId)
  writeCookie('protectCode', ref.protectCode)
  useCartStore.setState({ ref, restored: true })
}

/** Reads the cookies again: somebody else may be here now, or another tab has gone on. */
export function rereadCart() {
  useCartStore.setState({ restored: false })
  restoreCart()
}

/** Forgets the cart, here and in the cookies; the next addition begins a new one. */
export function forgetCart() {
  deleteCookie('cartId')
  deleteCookie('protectCode')
  useCartStore.setState({ ref: null, restored: true })
}

export function openCartModal() {
  useCartStore.setState({ modal: 'cart-modal' })
}

export function closeCartModal() {
  useCartStore.setState({ modal: null })
}
