'use client'

import type { ReactNode } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { useCartStore } from '@/features/cart/session/cart-store'

const OpenCartDialog = lazyComponent(async () => (await import('./open-cart-dialog')).OpenCartDialog)

export type CartDialogProps = { memberCard: ReactNode; below: ReactNode }

/** Part of the layout; loads the cart dialog when it first opens. */
export function CartDialog(props: CartDialogProps) {
  const isOpen = useCartStore(({ modal }) => modal !== null)
  return isOpen ? <OpenCartDialog {...props} /> : null
}
