import { useLocale } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'
import { storedOrderAttempt } from './stored-order-attempt'

/** An order whose answer was lost, and whose cart is gone, is asked for by the checkout: gives what leads there, and says whether there is one. */
export function useLostOrderRedirect() {
  const locale = useLocale()
  return function lead(): boolean {
    if (storedOrderAttempt.get() === null) return false
    window.location.assign(getPathname({ href: '/checkout', locale }))
    return true
  }
}
