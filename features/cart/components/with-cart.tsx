'use client'

import { usePrefetchQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { LoadError } from '@/components/load-error'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { restoreCartRef, useCartStore, type CartRef } from '@/features/cart/session/cart-store'
import { checkoutSettingsQuery, useCart } from '../queries'
import { CartSkeleton } from './cart-skeleton'

type WithCartProps = {
  loading: string
  failed: { title: string; text: string; action: string }
  /** Shown instead of the empty cart. */
  empty?: ReactNode
  children: (cart: Cart, cartRef: CartRef) => ReactNode
}

/** Renders a cart with lines, or its loading, error and empty state. */
export function WithCart({ loading, failed, empty, children }: WithCartProps) {
  const t = useTranslations('cart.empty')
  const ref = useCartStore((state) => state.ref)
  const isRestored = useCartStore((state) => state.isRestored)
  const { data: cart, isError, refetch, isFetching } = useCart()
  useEffect(restoreCartRef, [])
  // Fetched together with the cart, or the layout would shift.
  usePrefetchQuery(checkoutSettingsQuery)

  if (!isRestored || (ref && cart === undefined && !isError)) return <CartSkeleton label={loading} />
  if (ref && isError && !cart) return <LoadError texts={failed} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!ref || !cart || cart.items.length === 0) {
    return (
      empty ?? (
        <EmptyState icon={<Icon name="shopping-bag" />} title={t('title')} actions={<LinkButton href="/shop">{t('action')}</LinkButton>}>
          {t('text')}
        </EmptyState>
      )
    )
  }
  return children(cart, ref)
}
