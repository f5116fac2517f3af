import { useLocale } from 'next-intl'
import { getPathname } from '@/lib/i18n/navigation'
import { isOrderUnderWay } from '@/features/cart/order-under-way'

/** An order whose answer was lost, and whose cart is gone, is asked for by the checkout: gives what leads there, and says whether there is one. */
export function useLeadToOrder() {
  const locale = useLocale()
  return function lead(): boolean {
    if (!isOrderUnderWay()) return false
    window.location.assign(getPathname({ href: '/checkout', locale }))
    return true
  }
}
