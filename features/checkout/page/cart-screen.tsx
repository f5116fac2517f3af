'use client'

import type { ComponentProps } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { CartView } from '@/features/cart/components/cart-view'
import { useLostCart } from './use-lost-cart'

const LostCart = lazyComponent(async () => (await import('./lost-cart')).LostCart)

/** The cart page, which says that the session has ended. An emptied cart is only empty here: the shopper removes lines on this page. */
export function CartScreen(props: Omit<ComponentProps<typeof CartView>, 'empty'>) {
  const lost = useLostCart()
  return <CartView {...props} empty={lost === 'signedOut' ? <LostCart reason={lost} /> : undefined} />
}
