'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { CartSkeleton } from '@/features/cart/components/cart-skeleton'
import { restoreCart, useCartStore } from '@/features/cart/cart-store'
import { useCart } from '@/features/cart/queries'
import { CheckoutSteps } from './checkout-steps'

/** The checkout's states around its steps: not known yet, nothing to buy, out of reach. */
export function CheckoutView() {
  const t = useTranslations('checkout')
  const emptyText = useTranslations('cart.empty')
  const { ref, restored } = useCartStore()
  const { data: cart, isError, isFetching, refetch } = useCart()
  useEffect(restoreCart, [])

  if (!restored || (ref && cart === undefined && !isError)) return <CartSkeleton label={t('loading')} />
  if (ref && isError && !cart) {
    return (
      <EmptyState
        title={t('failed.title')}
        actions={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('failed.action')}
          </Button>
        }
      >
        {t('failed.text')}
      </EmptyState>
    )
  }
  if (!ref || !cart || cart.items.length === 0) {
    return (
      <EmptyState title={emptyText('title')} actions={<LinkButton href="/shop">{emptyText('action')}</LinkButton>}>
        {emptyText('text')}
      </EmptyState>
    )
  }
  return <CheckoutSteps cart={cart} cartRef={ref} />
}
