import { useLocale } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'
import { storedOrderAttempt } from './stored-order-attempt'

/** Opens the checkout when this tab has an order attempt (docs/rules/checkout.md#lost-order). @returns whether there is one */
export function useLostOrderRedirect() {
  const locale = useLocale()
  return function redirect(): boolean {
    if (storedOrderAttempt.get() === null) return false
    window.location.assign(getPathname({ href: '/checkout', locale }))
    return true
  }
}
