'use client'

import { ShoppingBag, WifiOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { restoreCart, useCartStore } from '../cart-store'
import { useCart } from '../queries'
import { CartContent } from './cart-content'
import { CartSkeleton } from './cart-skeleton'

/** The cart page in its four states: not known yet, empty, out of reach, full. */
export function CartView() {
  const t = useTranslations('cart')
  const { ref, restored } = useCartStore()
  const { data: cart, isError, refetch, isFetching } = useCart()
  useEffect(restoreCart, [])

  if (!restored || (ref && cart === undefined && !isError)) return <CartSkeleton label={t('loading')} />
  if (ref && isError && !cart) {
    return (
      <EmptyState
        icon={<WifiOff aria-hidden="true" />}
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
      <EmptyState
        icon={<ShoppingBag aria-hidden="true" />}
        title={t('empty.title')}
        actions={<LinkButton href="/shop">{t('empty.action')}</LinkButton>}
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  return <CartContent cart={cart} cartRef={ref} />
}
