'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { useRouter } from '@/lib/i18n/navigation'
import { toastError, toastInfo } from '@/lib/browser/toast/toast'
import { onCartMessage } from '@/features/cart/session/cart-channel'
import { clearCartOnLanguageChange } from '@/features/cart/session/cart-language'
import {
  changeNoticeMs,
  dismissArchivedCart,
  recordMergedLines,
  restoreNotices,
  useCartNotices,
} from '@/features/cart/session/cart-notices-store'
import { setCartRef, reloadCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { cartQuery } from '@/features/cart/queries'

/** Synchronizes the cart with the other windows and reports removed discounts and an archived cart. Renders nothing. */
export function CartSync() {
  const client = useQueryClient()
  const locale = useLocale()
  const t = useTranslations('cart')
  const router = useRouter()
  const isCartArchived = useCartNotices((notices) => notices.isCartArchived)
  const merged = useCartNotices((notices) => notices.mergedLines)

  useEffect(() => clearCartOnLanguageChange(locale), [locale])

  useEffect(() => {
    function refresh(isNewer: (cached: Cart) => boolean = () => true) {
      const query = cartQuery(useCartStore.getState().ref)
      const cached = client.getQueryData(query.queryKey)
      if (cached && isNewer(cached)) void client.invalidateQueries({ queryKey: query.queryKey })
    }
    // A page restored from the back/forward cache before it was hydrated may belong to another visitor by now.
    reloadCartRef()
    const stop = onCartMessage((message) => {
      if (message.kind === 'session') setCartRef(message.ref)
      else refresh((cached) => cached.cartId === message.cartId && cached.version < message.version)
    })
    // A page restored from the back/forward cache has missed messages.
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      reloadCartRef()
      refresh()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => {
      stop()
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [client])

  useEffect(() => {
    // What was kept over a reload had its toast before.
    restoreNotices()
    return useCartNotices.subscribe(({ coupon, isCardRemoved }, before) => {
      if (coupon && coupon !== before.coupon) {
        toastInfo(t('coupon.lost', { code: coupon.code, reason: t(`coupon.reason.${coupon.reason}`) }), { duration: changeNoticeMs })
      }
      if (isCardRemoved && !before.isCardRemoved) toastInfo(t('memberCard.lost'), { duration: changeNoticeMs })
    })
  }, [t])

  useEffect(() => {
    if (!isCartArchived) return
    dismissArchivedCart()
    toastError(t('notices.cartUpdateError'))
    // An addition that found the cart archived has created a new one: then the shopper stays on this page.
    if (!useCartStore.getState().ref) router.push('/')
  }, [isCartArchived, router, t])

  useEffect(() => {
    if (merged.length === 0) return
    recordMergedLines([])
    const lines = merged
      .slice(0, maxMergedLines)
      .map(({ name, from, to }) => (from === 0 ? name : t('notices.mergedQuantity', { name, from, to })))
    toastInfo(t('notices.merged', { lines: lines.join('; '), left: merged.length - lines.length }), { duration: changeNoticeMs })
  }, [merged, t])

  return null
}

/** A toast holds no more; the cart shows them all. */
const maxMergedLines = 3
