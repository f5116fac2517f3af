'use client'

import { type ReactNode } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { useCartStore } from '@/features/cart/session/cart-store'
import { useCart } from '@/features/cart/queries'

const CartModal = lazyComponent(async () => (await import('./cart-modal')).CartModal)

/** Loads the dialog when it first opens. */
export function LazyCartModal({ memberCard, below }: { memberCard: ReactNode; below: ReactNode }) {
  const modal = useCartStore((state) => state.modal)
  const ref = useCartStore((state) => state.ref)
  const { data: cart } = useCart()
  const open = modal === 'cart-modal'
  if (!open || !ref || !cart || cart.items.length === 0) return null
  return <CartModal cart={cart} cartRef={ref} open={open} memberCard={memberCard} below={below} />
}
