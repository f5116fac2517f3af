'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from '@/lib/i18n/navigation'
import { toastError, toastErrorText } from '@/lib/browser/toast/toast'
import { clearLostCart, type CartRef } from './cart-store'
import { useLostOrderRedirect } from './use-lost-order-redirect'
import { sessionLoss } from './cart-errors'

/** `cartRef`: the cart of the failed call. */
type Failed = { cartRef: CartRef; fallback?: string }

/**
 * Handles a failed change of a cart: removes it if it is lost, and opens the home page, or the checkout when its order got lost in this tab
 * (docs/rules/cart.md#session-loss); shows any other error.
 */
export function useCartErrorHandler() {
  const t = useTranslations('cart.notices')
  const router = useRouter()
  const redirectToLostOrder = useLostOrderRedirect()

  return function handle(error: unknown, { cartRef, fallback }: Failed) {
    const loss = sessionLoss(error, { refusalMeansLost: false })
    const isWordless = error instanceof Error && error.message === ''
    if (loss === 'none') return isWordless && fallback ? toastErrorText(fallback, error) : toastError(error)
    if (!clearLostCart(cartRef)) return
    if (loss === 'silent' && redirectToLostOrder()) return
    router.push('/')
    if (loss === 'reported') toastError(t('cartUpdateError'))
  }
}
