'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { useRouter } from '@/lib/i18n/navigation'
import { toastError, toastInfo } from '@/lib/browser/toast'
import { onCartMessage } from '@/features/cart/session/cart-channel'
import { clearCartOnLanguageChange } from '@/features/cart/session/cart-language'
import { dismissClosedCart, useCartNotices } from '@/features/cart/session/cart-notices-store'
import { setCartRef, reloadCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { cartQuery } from '@/features/cart/queries'

/** SPEC 9: notices of a changed cart stay so long, in ms. */
const noticeMs = 12_000

/** Keeps this window's cart in step with the other windows, and says what the cart lost by itself. Stands in the layout, shows nothing. */
export function CartSync() {
  const client = useQueryClient()
  const locale = useLocale()
  const t = useTranslations('cart')
  const router = useRouter()
  const isCartLost = useCartNotices((news) => news.isCartClosed)

  useEffect(() => clearCartOnLanguageChange(locale), [locale])

  useEffect(() => {
    function refresh(isNewer: (known: Cart) => boolean = () => true) {
      const query = cartQuery(useCartStore.getState().ref)
      const known = client.getQueryData(query.queryKey)
      if (known && isNewer(known)) void client.invalidateQueries({ queryKey: query.queryKey })
    }
    // A page that is left before it has come to life goes on from there when Back brings it out of the browser's memory, for whoever is there by then.
    reloadCartRef()
    const stop = onCartMessage((news) => {
      if (news.kind === 'session') setCartRef(news.ref)
      else refresh((known) => known.cartId === news.cartId && known.version < news.version)
    })
    // A page out of the browser's memory has heard nothing meanwhile.
    function come({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      reloadCartRef()
      refresh()
    }
    window.addEventListener('pageshow', come)
    return () => {
      stop()
      window.removeEventListener('pageshow', come)
    }
  }, [client])

  useEffect(
    () =>
      useCartNotices.subscribe(({ coupon, isCardRemoved: isCardLost }, before) => {
        if (coupon && coupon !== before.coupon) {
          toastInfo(t('coupon.lost', { code: coupon.code, reason: t(`coupon.reason.${coupon.reason}`) }), { duration: noticeMs })
        }
        if (isCardLost && !before.isCardRemoved) toastInfo(t('memberCard.lost'), { duration: noticeMs })
      }),
    [t],
  )

  useEffect(() => {
    if (!isCartLost) return
    dismissClosedCart()
    toastError(t('notices.cartUpdateError'))
    // An addition has begun the next cart by now, and goes on with it where it is.
    if (!useCartStore.getState().ref) router.push('/')
  }, [isCartLost, router, t])

  return null
}
