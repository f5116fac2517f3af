'use client'

import { useEffect, useRef, type ComponentProps } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { LazyCartModal } from '@/features/cart/components/lazy-cart-modal'
import { useCart } from '@/features/cart/queries'
import { closeCartModal, useCartStore } from '@/features/cart/session/cart-store'
import { usePlainPathname } from '@/lib/i18n/navigation'
import { useLostCart } from './use-lost-cart'

const LostCartDialog = lazyComponent(async () => (await import('./lost-cart-dialog')).LostCartDialog)

type CartDialogProps = ComponentProps<typeof LazyCartModal>

/** Part of the layout: the cart dialog, which says that the session has ended (docs/rules/cart.md#cart-dialog). */
export function CartDialog(props: CartDialogProps) {
  const isOpen = useCartStore(({ modal }) => modal !== null)
  return isOpen ? <OpenCartDialog {...props} /> : null
}

function OpenCartDialog(props: CartDialogProps) {
  const lost = useLostCart()
  useCloseOnNavigation()
  useCloseWhenEmptied()
  return lost === 'signedOut' ? <LostCartDialog /> : <LazyCartModal {...props} />
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
function useCloseWhenEmptied() {
  const isEmptied = useCart().data?.items.length === 0
  useEffect(() => {
    if (isEmptied) closeCartModal()
  }, [isEmptied])
}
