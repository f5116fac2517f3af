'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { dismissToast } from '@/lib/browser/toast/toast'
import { setLastShownEmail, useCheckoutStore } from './checkout-store'
import { showDifferences, useNotifyChanges } from './use-notify-changes'

/** Notifies the shopper of every change of the cart on the screen (docs/rules/checkout.md#changes-between-steps). */
export function useCartChangeNotice(cart: Cart) {
  const notify = useNotifyChanges()
  useEffect(() => {
    notify(cart)
    // Once per cart: `notify` is new at every render, and its notice causes one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [cart])
  const t = useTranslations('checkout')
  useDismissOnLeave(t('cartChanged'))
}

/** Notifies the shopper of an e-mail address of the order that somebody else changed, such as a sign-in in another window. Null: not known yet. */
export function useEmailChangeNotice(email: string | null) {
  const t = useTranslations('checkout')
  const toastText = t('emailChanged')
  useEffect(() => {
    if (email === null) return
    const { lastShownEmail } = useCheckoutStore.getState()
    setLastShownEmail(email)
    if (lastShownEmail !== null && lastShownEmail !== email)
      showDifferences([{ kind: 'email', from: lastShownEmail, to: email }], toastText)
  }, [email, toastText])
  useDismissOnLeave(toastText)
}

function useDismissOnLeave(toastText: string) {
  useEffect(() => () => dismissToast(toastText), [toastText])
}
