'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { CartRef } from '@/features/cart/session/cart-store'
import { cacheCart } from '@/features/cart/queries'
import { changeNoticeMs } from '@/features/cart/session/cart-notices-store'
import { call } from '@/lib/api/client'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { dismissToast, toastInfo } from '@/lib/browser/toast/toast'
import { setNotice, setLastShownCart, useCheckoutStore } from './checkout-store'
import { differencesSinceLastVisit, lostPaymentByCountry, mergeDifferences, newDifferences } from './new-differences'
import { useCheckoutErrorHandler } from './use-checkout-error-handler'

/** Shows new differences in the notice above the step and in a toast. @returns whether there were any */
function useNotifyChanges() {
  const t = useTranslations('checkout')
  return function notify(cart: Cart): boolean {
    const { lastShownCart, notice } = useCheckoutStore.getState()
    const differences = lastShownCart?.cartId === cart.cartId ? newDifferences(lastShownCart, cart) : differencesSinceLastVisit(cart)
    if (lastShownCart && lostPaymentByCountry(lastShownCart, cart)) useCheckoutStore.setState({ isPaymentLost: true })
    setLastShownCart(cart)
    if (differences.length === 0) return false
    const shown = notice?.kind === 'changed' ? notice.differences : []
    setNotice({ kind: 'changed', differences: mergeDifferences(shown, differences) })
    toastInfo(t('cartChanged'), { duration: changeNoticeMs })
    return true
  }
}

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

/**
 * Asks the server for the cart before the next step opens. If it has changed, the current step stays open and lists the changes; submitting it again continues
 * (docs/rules/checkout.md#changes-between-steps).
 */
export function useNextStep(ref: CartRef) {
  const client = useQueryClient()
  const notify = useNotifyChanges()
  const handleError = useCheckoutErrorHandler(ref)
  const [isChecking, setIsChecking] = useState(false)

  async function isUnchanged(): Promise<boolean> {
    const { validateMemberCard, ...cart } = await call(cartApi.validateCart, ref)
    const hasChanged = notify(cart)
    if (!validateMemberCard) setNotice({ kind: 'memberCard' })
    cacheCart(client, ref, cart)
    return !hasChanged && validateMemberCard
  }

  async function next(open: () => void) {
    setIsChecking(true)
    try {
      if (await isUnchanged()) open()
    } catch (error) {
      handleError(error)
    } finally {
      setIsChecking(false)
    }
  }

  return { next, isChecking }
}
