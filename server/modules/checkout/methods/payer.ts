import type { Payer } from './applicable-methods'
import type { OwnAddress } from '@/server/modules/checkout/buyer/owner'

/** Who pays a cart, as far as it is known before its lines are. */
export type PayerFacts = {
  billing: Pick<OwnAddress, 'country' | 'companyOIB'> | undefined
  shipping: Pick<OwnAddress, 'country'> | undefined
  companyOib: string | null
}
type Asked = PayerFacts & { isDigital: boolean; isSubscription: boolean }

/** Who pays, as the methods see it: a company when the cart or the billing address names its number. */
export function payerOf({ billing, shipping, companyOib, isDigital, isSubscription }: Asked): Payer {
  const isCompany = Boolean(companyOib ?? billing?.companyOIB)
  return { country: billing?.country ?? null, door: shipping?.country ?? null, isCompany, isDigital, isSubscription }
}
