import { create } from 'zustand'
import { deleteCookie, readCookie, writeCookie } from '@/lib/browser/cookies'
import { tellWindows, type CartRef } from './cart-channel'
import { forgetInstructions } from './order-note-store'

export type { CartRef }

type CartState = {
  /** Which cart is ours; null without one, or before the cookies were read. */
  ref: CartRef | null
  /** Whether the cookies were read: until then nobody knows if there is a cart. */
  restored: boolean
  /** The window with the cart, SPEC 2 'Modal names'. */
  modal: 'cart-modal' | null
  /** Pieces that are on their way into the cart: the badge counts them already. */
  arriving: number
}

export const useCartStore = create<CartState>(() => ({ ref: null, restored: false, modal: null, arriving: 0 }))

/** Reads the pair of cookies once; half a pair is none (SPEC 4). Called in the browser only. */
export function restoreCart() {
  if (!useCartStore.getState().restored) rereadCart()
}

/** Reads it again, when another window may have begun a cart or lost it unheard. */
export function rereadCart() {
  const cartId = readCookie('cartId')
  const protectCode = readCookie('protectCode')
  const { restored, ref } = useCartStore.getState()
  if (restored && ref?.cartId === (cartId ?? undefined) && ref?.protectCode === (protectCode ?? undefined)) return
  useCartStore.setState({ restored: true, ref: cartId && protectCode ? { cartId, protectCode } : null })
}

export function rememberCart(ref: CartRef) {
  writeCookie('cartId', ref.cartId)
  writeCookie('protectCode', ref.protectCode)
  followCart(ref)
  tellWindows({ kind: 'session', ref })
}

/** Another window has said which cart is ours now. */
export function followCart(ref: CartRef | null) {
  useCartStore.setState({ ref, restored: true })
}

/** Forgets the cart and the note to it, here, in the cookies and in the other windows; the next addition begins a new one. */
export function forgetCart() {
  deleteCookie('cartId')
  deleteCookie('protectCode')
  forgetInstructions()
  followCart(null)
  tellWindows({ kind: 'session', ref: null })
}

/** Counts pieces as good as added. Gives the way to take them back, or to leave the count to the server's answer. */
export function countArriving(pieces: number): () => void {
  useCartStore.setState(({ arriving }) => ({ arriving: arriving + pieces }))
  return () => useCartStore.setState(({ arriving }) => ({ arriving: Math.max(0, arriving - pieces) }))
}

export function openCartModal() {
  useCartStore.setState({ modal: 'cart-modal' })
}

export function closeCartModal() {
  useCartStore.setState({ modal: null })
}
