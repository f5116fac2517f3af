'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from '@/lib/i18n/navigation'
import { toastError } from '@/lib/browser/toast'
import { clearCartRef } from './cart-store'
import { useLostOrderRedirect } from './lost-order'
import { sessionLoss } from './cart-errors'

/**
 * What to do when a change of the cart fails: a cart that is gone for good is forgotten and the shopper is taken home, with a word unless it
 * simply became an order (SPEC 8), and where the answer of that order was lost in this tab, to the checkout, which asks for it; everything else is told
 * as it is.
 */
export function useCartErrorHandler() {
  const t = useTranslations('cart.notices')
  const router = useRouter()
  const leadToOrder = useLostOrderRedirect()

  return function handle(error: unknown, fallback?: string) {
    const loss = sessionLoss(error, { reading: false })
    if (loss === 'none') return toastError(error instanceof Error && error.message === '' && fallback ? fallback : error)
    clearCartRef()
    if (loss === 'quiet' && leadToOrder()) return
    router.push('/')
    if (loss === 'told') toastError(t('cartUpdateError'))
  }
}
