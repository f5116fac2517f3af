'use client'

import { useTranslations } from 'next-intl'
import { changeNoticeMs } from '@/features/cart/session/cart-notices-store'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { toastInfo } from '@/lib/browser/toast/toast'
import { setNotice, setLastShownCart, useCheckoutStore } from './checkout-store'
import type { Difference } from '../differences/cart-differences'
import { differencesSinceLastVisit, lostPaymentByCountry, mergeDifferences, newDifferences } from '../differences/new-differences'

/** Shows differences in the notice above the step, after those that it lists already, and in a toast. */
export function useShowDifferences() {
  const t = useTranslations('checkout')
  return function show(differences: readonly Difference[]) {
    const { notice } = useCheckoutStore.getState()
    const shown = notice?.kind === 'changed' || notice?.kind === 'notOrdered' ? notice : { kind: 'changed' as const, differences: [] }
    setNotice({ kind: shown.kind, differences: mergeDifferences(shown.differences, differences) })
    toastInfo(t('cartChanged'), { duration: changeNoticeMs })
  }
}

/** Shows what is new in a cart. @returns whether there was anything */
export function useNotifyChanges() {
  const show = useShowDifferences()
  return function notify(cart: Cart): boolean {
    const { lastShownCart } = useCheckoutStore.getState()
    const differences = lastShownCart ? newDifferences(lastShownCart, cart) : differencesSinceLastVisit(cart)
    if (lastShownCart && lostPaymentByCountry(lastShownCart, cart)) useCheckoutStore.setState({ isPaymentLost: true })
    setLastShownCart(cart)
    if (differences.length === 0) return false
    show(differences)
    return true
  }
}
