'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { dismissToast } from '@/lib/browser/toast/toast'
import { setLastShownCart } from './checkout-store'
import { useNotifyChanges } from './use-notify-changes'

/** Notifies the shopper of every change of the cart on the screen (docs/rules/checkout.md#changes-between-steps). */
export function useCartChangeNotice(cart: Cart) {
  const notify = useNotifyChanges()
  useEffect(() => {
    notify(cart)
    // Once per cart: `notify` is new at every render, and its notice causes one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [cart])
  const t = useTranslations('checkout')
  const toastText = t('cartChanged')
  // On leaving the checkout: the shopper may change the cart on its own page, or has ordered.
  useEffect(
    () => () => {
      setLastShownCart(null)
      dismissToast(toastText)
    },
    [toastText],
  )
}
