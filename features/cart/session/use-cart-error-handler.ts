'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from '@/lib/i18n/navigation'
import { toastError } from '@/lib/browser/toast/toast'
import { clearCartRef } from './cart-store'
import { useLostOrderRedirect } from './use-lost-order-redirect'
import { sessionLoss } from './cart-errors'

/**
 * Handles a failed change of the cart: removes a lost cart and opens the home page, or the checkout when its order got lost in this tab
 * (docs/rules/cart.md#session-loss); shows any other error.
 */
export function useCartErrorHandler() {
  const t = useTranslations('cart.notices')
  const router = useRouter()
  const redirectToLostOrder = useLostOrderRedirect()

  return function handle(error: unknown, fallback?: string) {
    const loss = sessionLoss(error, { refusalMeansLost: false })
    if (loss === 'none') return toastError(error instanceof Error && error.message === '' && fallback ? fallback : error)
    clearCartRef()
    if (loss === 'silent' && redirectToLostOrder()) return
    router.push('/')
    if (loss === 'reported') toastError(t('cartUpdateError'))
  }
}
