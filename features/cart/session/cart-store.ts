import { create } from 'zustand'
import { deleteCookie, readCookie, writeCookie } from '@/lib/browser/cookies'
import { broadcastCart, type CartRef } from './cart-channel'
import { clearOrderNote } from './order-note-store'

export type { CartRef }

type CartState = {
  /** Which cart is ours; null without one, or before the cookies were read. */
  ref: CartRef | null
  /** Whether the cookies were read: until then nobody knows if there is a cart. */
  restored: boolean
  /** The window with the cart, SPEC 2 'Modal names'. */
  modal: 'cart-modal' | null
  /** Pieces that are on their way into the cart: the badge counts them already. */
  pendingQuantity: number
}

export const useCartStore = create<CartState>(() => ({ ref: null, restored: false, modal: null, pendingQuantity: 0 }))

/** Reads the pair of cookies once; half a pair is none (SPEC 4). Called in the browser only. */
export function restoreCartRef() {
  if (!useCartStore.getState().restored) reloadCartRef()
}

/** Reads it again, when another window may have begun a cart or lost it unheard. */
export function reloadCartRef() {
  const cartId = readCookie('cartId')
  const protectCode = readCookie('protectCode')
  const { restored, ref } = useCartStore.getState()
  if (restored && ref?.cartId === (cartId ?? undefined) && ref?.protectCode === (protectCode ?? undefined)) return
  useCartStore.setState({ restored: true, ref: cartId && protectCode ? { cartId, protectCode } : null })
}

export function saveCartRef(ref: CartRef) {
  writeCookie('cartId', ref.cartId)
  writeCookie('protectCode', ref.protectCode)
  setCartRef(ref)
  broadcastCart({ kind: 'session', ref })
}

/** Another window has said which cart is ours now. */
export function setCartRef(ref: CartRef | null) {
  useCartStore.setState({ ref, restored: true })
}

/** Forgets the cart and the note to it, here, in the cookies and in the other windows; the next addition begins a new one. */
export function clearCartRef() {
  deleteCookie('cartId')
  deleteCookie('protectCode')
  clearOrderNote()
  setCartRef(null)
  broadcastCart({ kind: 'session', ref: null })
}

/** Counts pieces as good as added. Gives the way to take them back, or to leave the count to the server's answer. */
export function addPendingQuantity(pieces: number): () => void {
  useCartStore.setState(({ pendingQuantity: arriving }) => ({ pendingQuantity: arriving + pieces }))
  return () => useCartStore.setState(({ pendingQuantity: arriving }) => ({ pendingQuantity: Math.max(0, arriving - pieces) }))
}

export function openCartModal() {
  useCartStore.setState({ modal: 'cart-modal' })
}

export function closeCartModal() {
  useCartStore.setState({ modal: null })
}
