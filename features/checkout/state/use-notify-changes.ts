'use client'

import { useTranslations } from 'next-intl'
import { changeNoticeMs } from '@/features/cart/session/cart-notices-store'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { dismissToast, toastInfo } from '@/lib/browser/toast/toast'
import { setNotice, setLastShownCart, useCheckoutStore } from './checkout-store'
import type { Difference } from '../differences/cart-differences'
import {
  changesProductsOrAmounts,
  differencesSinceLastVisit,
  lostPaymentByCountry,
  mergeDifferences,
  newDifferences,
} from '../differences/new-differences'

/**
 * Shows differences in the notice above the step, after those that it lists already, and `text` in a toast unless `isQuiet`. Takes both away when everything is
 * as it was.
 * @returns whether anything differs
 */
export function showDifferences(differences: readonly Difference[], text: string, { isQuiet = false } = {}): boolean {
  const { notice } = useCheckoutStore.getState()
  const shown = notice?.kind === 'changed' || notice?.kind === 'notOrdered' ? notice : { kind: 'changed' as const, differences: [] }
  const merged = mergeDifferences(shown.differences, differences)
  const differs = merged.length > 0
  setNotice(differs || shown.kind === 'notOrdered' ? { kind: shown.kind, differences: merged } : null)
  if (!differs) dismissToast(text)
  else if (!isQuiet) toastInfo(text, { duration: changeNoticeMs })
  return differs
}

/** Shows what is new in a cart. @returns whether it differs from what the shopper was shown */
export function useNotifyChanges() {
  const t = useTranslations('checkout')
  return function notify(cart: Cart): boolean {
    const { lastShownCart } = useCheckoutStore.getState()
    const differences = lastShownCart ? newDifferences(lastShownCart, cart) : differencesSinceLastVisit(cart)
    if (lastShownCart && lostPaymentByCountry(lastShownCart, cart)) useCheckoutStore.setState({ isPaymentLost: true })
    setLastShownCart(cart)
    if (differences.length === 0) return false
    const isMerged = lastShownCart !== null && lastShownCart.cartId !== cart.cartId
    return showDifferences(differences, t('cartChanged'), { isQuiet: isMerged || !changesProductsOrAmounts(differences) })
  }
}
