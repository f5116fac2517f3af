import type { Payer } from './applicable-methods'
import type { OwnerAddress } from '@/server/modules/checkout/buyer/owner'

/** Who pays a cart, as far as it is known before its lines are. */
export type PayerInput = {
  billing: Pick<OwnerAddress, 'country' | 'companyOIB'> | undefined
  shipping: Pick<OwnerAddress, 'country'> | undefined
  companyOib: string | null
}
type Asked = PayerInput & { isDigital: boolean; isSubscription: boolean }

/** Who pays, as the methods see it: a company when the cart or the billing address names its number. */
export function payerOf({ billing, shipping, companyOib, isDigital, isSubscription }: Asked): Payer {
  const isCompany = Boolean(companyOib ?? billing?.companyOIB)
  return { billingCountry: billing?.country ?? null, deliveryCountry: shipping?.country ?? null, isCompany, isDigital, isSubscription }
}
