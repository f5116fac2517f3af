import type { Payer } from './applicable-methods'
import type { BuyerAddress } from '@/server/modules/checkout/buyer/buyer'

/** The payer of a cart, without the facts that depend on its lines. */
export type PayerInput = {
  billing: Pick<BuyerAddress, 'country' | 'companyOIB'> | undefined
  shipping: Pick<BuyerAddress, 'country'> | undefined
  companyOib: string | null
}
type Input = PayerInput & { isDigital: boolean; isSubscription: boolean }

/** The payer is a company when the cart or the billing address has a company number. */
export function payerOf({ billing, shipping, companyOib, isDigital, isSubscription }: Input): Payer {
  const isCompany = Boolean(companyOib ?? billing?.companyOIB)
  return { billingCountry: billing?.country ?? null, deliveryCountry: shipping?.country ?? null, isCompany, isDigital, isSubscription }
}
