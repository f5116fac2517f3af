'use client'

import { lazy, Suspense, type ReactNode } from 'react'
import { useCartStore } from '@/features/cart/session/cart-store'
import { useCart } from '@/features/cart/queries'

const CartModal = lazy(async () => ({ default: (await import('./cart-modal')).CartModal }))

/** Stands in the layout and costs nothing until the cart window is first asked for. */
export function CartModalHost({ memberCard, below }: { memberCard: ReactNode; below: ReactNode }) {
  const { modal, ref } = useCartStore()
  const { data: cart } = useCart()
  const open = modal === 'cart-modal'
  if (!open || !ref || !cart || cart.items.length === 0) return null
  return (
    <Suspense>
      <CartModal cart={cart} cartRef={ref} open={open} memberCard={memberCard} below={below} />
    </Suspense>
  )
}
