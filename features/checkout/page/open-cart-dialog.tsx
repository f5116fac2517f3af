import { useEffect, useRef } from 'react'
import { CartModal } from '@/features/cart/components/cart-modal'
import { useCart } from '@/features/cart/queries'
import { closeCartModal, useCartStore } from '@/features/cart/session/cart-store'
import { usePlainPathname } from '@/lib/i18n/navigation'
import type { CartDialogProps } from './cart-dialog'
import { LostCartDialog } from './lost-cart-dialog'
import { useLostCart } from './use-lost-cart'

/** The cart dialog, which says that the session has ended (docs/rules/cart.md#cart-dialog). */
export function OpenCartDialog(parts: CartDialogProps) {
  const lost = useLostCart()
  const ref = useCartStore((state) => state.ref)
  const { data: cart } = useCart()
  useCloseOnNavigation()
  useCloseWhenEmptied(cart?.items.length === 0)
  if (lost === 'signedOut') return <LostCartDialog />
  if (!ref || !cart || cart.items.length === 0) return null
  return <CartModal cart={cart} cartRef={ref} {...parts} />
}

/** Closes the dialog on navigation. Compares the URL, because the router has one path for all products. */
function useCloseOnNavigation() {
  const openedAt = useRef(window.location.pathname)
  usePlainPathname()
  // After every render: where the router's path stays, no dependency changes.
  useEffect(() => {
    if (window.location.pathname !== openedAt.current) closeCartModal()
  })
}

/** A dialog that has nothing to show any more must not open again with the next cart. */
function useCloseWhenEmptied(isEmptied: boolean) {
  useEffect(() => {
    if (isEmptied) closeCartModal()
  }, [isEmptied])
}
