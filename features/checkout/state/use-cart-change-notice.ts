'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { dismissToast } from '@/lib/browser/toast/toast'
import { setLastShownEmail, useCheckoutStore } from './checkout-store'
import { useNotifyChanges, useShowDifferences } from './use-notify-changes'

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
  useEffect(() => () => dismissToast(toastText), [toastText])
}

/** Notifies the shopper of an e-mail address of the order that somebody else changed, such as a sign-in in another window. Null: not known yet. */
export function useEmailChangeNotice(email: string | null) {
  const show = useShowDifferences()
  useEffect(() => {
    if (email === null) return
    const { lastShownEmail } = useCheckoutStore.getState()
    setLastShownEmail(email)
    if (lastShownEmail !== null && lastShownEmail !== email) show([{ kind: 'email', from: lastShownEmail, to: email }])
    // Once per address: `show` is new at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [email])
}
