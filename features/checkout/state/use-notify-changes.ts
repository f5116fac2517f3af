'use client'

import { useTranslations } from 'next-intl'
import { changeNoticeMs } from '@/features/cart/session/cart-notices-store'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { toastInfo } from '@/lib/browser/toast/toast'
import { setNotice, setLastShownCart, useCheckoutStore } from './checkout-store'
import { differencesSinceLastVisit, lostPaymentByCountry, mergeDifferences, newDifferences } from '../differences/new-differences'

/** Shows new differences in the notice above the step and in a toast. @returns whether there were any */
export function useNotifyChanges() {
  const t = useTranslations('checkout')
  return function notify(cart: Cart): boolean {
    const { lastShownCart, notice } = useCheckoutStore.getState()
    const differences = lastShownCart?.cartId === cart.cartId ? newDifferences(lastShownCart, cart) : differencesSinceLastVisit(cart)
    if (lastShownCart && lostPaymentByCountry(lastShownCart, cart)) useCheckoutStore.setState({ isPaymentLost: true })
    setLastShownCart(cart)
    if (differences.length === 0) return false
    const shown = notice?.kind === 'changed' || notice?.kind === 'notOrdered' ? notice : { kind: 'changed' as const, differences: [] }
    setNotice({ kind: shown.kind, differences: mergeDifferences(shown.differences, differences) })
    toastInfo(t('cartChanged'), { duration: changeNoticeMs })
    return true
  }
}
