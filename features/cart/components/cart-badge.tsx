'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { useEffect } from 'react'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { Link } from '@/lib/i18n/navigation'
import { restoreCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { useCart } from '../queries'

/** The link to the cart with the total quantity. The server and the first render show none, so that hydration matches. */
export function CartBadge() {
  const t = useTranslations('cart')
  const { data: cart } = useCart()
  // Cookies are read after the first render.
  useEffect(restoreCartRef, [])
  const pendingQuantity = useCartStore((state) => state.pendingQuantity)
  const count = (cart?.items.reduce((sum, item) => sum + item.qty, 0) ?? 0) + pendingQuantity
  return (
    <Link href="/cart" aria-label={t('badge', { count })} className={iconButtonVariants({ className: 'relative' })}>
      <Icon name="shopping-bag" />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-xs font-semibold text-on-accent tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Link>
  )
}
