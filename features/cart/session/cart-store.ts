import { create } from 'zustand'
import { deleteCookie, readCookie, writeCookie } from '@/lib/browser/cookies'
import { broadcastCart, type CartRef } from './cart-channel'
import { forgetNotices } from './cart-notices-store'
import { clearOrderNote, restoreOrderNote } from './order-note-store'

export type { CartRef }

type CartState = {
  /** The current cart; null without one or before the cookies were read. */
  ref: CartRef | null
  /** Whether the cookies were read. */
  isRestored: boolean
  /** The open dialog (docs/rules/cart.md#cart-dialog). */
  modal: 'cart-modal' | null
  /** The quantity that the dialog says was added, less than was asked for (docs/rules/cart.md#lowered-addition). */
  cappedTo: number | null
  /** The line that opened the dialog, which shows it first. */
  addedItemId: number | null
  /** The quantity of additions in flight; the badge counts it optimistically. */
  pendingQuantity: number
}

export const useCartStore = create<CartState>(() => ({
  ref: null,
  isRestored: false,
  modal: null,
  cappedTo: null,
  addedItemId: null,
  pendingQuantity: 0,
}))

/** Reads the cookies once (docs/rules/cart.md#cart-cookies). Browser only. */
export function restoreCartRef() {
  if (!useCartStore.getState().isRestored) reloadCartRef()
}

/** Reads the cookies again, because another window may have changed them without a message. */
export function reloadCartRef() {
  const cartId = readCookie('cartId')
  const protectCode = readCookie('protectCode')
  const { isRestored, ref } = useCartStore.getState()
  if (isRestored && ref?.cartId === (cartId ?? undefined) && ref?.protectCode === (protectCode ?? undefined)) return
  setCartRef(cartId && protectCode ? { cartId, protectCode } : null)
}

export function saveCartRef(ref: CartRef) {
  writeCookie('cartId', ref.cartId)
  writeCookie('protectCode', ref.protectCode)
  setCartRef(ref)
  broadcastCart({ kind: 'session', ref })
}

export function setCartRef(ref: CartRef | null) {
  if (ref) restoreOrderNote(ref.cartId)
  else forgetNotices()
  useCartStore.setState({ ref, isRestored: true })
}

/** Removes the cart and the order note from this browser, in all windows. The next addition creates a new cart. */
export function clearCartRef() {
  deleteCookie('cartId')
  deleteCookie('protectCode')
  clearOrderNote()
  setCartRef(null)
  broadcastCart({ kind: 'session', ref: null })
}

/**
 * Removes a lost cart, unless another one is current by now: another window, an addition or a sign-in may have replaced it.
 * @returns whether no other cart is current
 */
export function clearLostCart(lost: CartRef): boolean {
  const { ref } = useCartStore.getState()
  if (ref && !isSameCart(ref, lost)) return false
  clearCartRef()
  return true
}

/** With the same secret: a sign-in gives the cart another one, with which it is not lost (docs/rules/cart.md#cart-merge). */
export function isSameCart(one: CartRef, other: CartRef): boolean {
  return one.cartId === other.cartId && one.protectCode === other.protectCode
}

/** Adds to the optimistic count. @returns the function that subtracts it again when the call settles */
export function addPendingQuantity(quantity: number): () => void {
  useCartStore.setState(({ pendingQuantity }) => ({ pendingQuantity: pendingQuantity + quantity }))
  return () => useCartStore.setState(({ pendingQuantity }) => ({ pendingQuantity: Math.max(0, pendingQuantity - quantity) }))
}

export function openCartModal({ cappedTo = null, addedItemId = null }: Partial<Pick<CartState, 'cappedTo' | 'addedItemId'>> = {}) {
  useCartStore.setState({ modal: 'cart-modal', cappedTo, addedItemId })
}

export function closeCartModal() {
  useCartStore.setState({ modal: null, cappedTo: null, addedItemId: null })
}
