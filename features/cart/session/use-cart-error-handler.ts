'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from '@/lib/i18n/navigation'
import { toastError } from '@/lib/browser/toast'
import { clearCartRef } from './cart-store'
import { useLostOrderRedirect } from './lost-order'
import { sessionLoss } from './cart-errors'

/**
 * Handles a failed change of the cart: a lost cart is removed and leads home, or to the checkout when its order got lost in this tab
 * (docs/rules/cart.md#session-loss); any other error is shown.
 */
export function useCartErrorHandler() {
  const t = useTranslations('cart.notices')
  const router = useRouter()
  const redirectToLostOrder = useLostOrderRedirect()

  return function handle(error: unknown, fallback?: string) {
    const loss = sessionLoss(error, { reading: false })
    if (loss === 'none') return toastError(error instanceof Error && error.message === '' && fallback ? fallback : error)
    clearCartRef()
    if (loss === 'silent' && redirectToLostOrder()) return
    router.push('/')
    if (loss === 'reported') toastError(t('cartUpdateError'))
  }
}
