import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import type { CartRow } from '@/server/modules/cart/record/open-cart'
import { isCountryAllowed, listCountries } from '@/server/modules/checkout/buyer/countries'
import { applicableDelivery, applicablePayment } from '@/server/modules/checkout/methods/applicable-methods'
import { listBranches, listDeliveryMethods, listPaymentMethods } from '@/server/modules/checkout/methods/list-methods'
import { payerOf } from '@/server/modules/checkout/methods/payer'
import { loadOrderContext } from '@/server/modules/order-placement/load-order-context'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'

export type CheckoutOptions = Awaited<ReturnType<typeof loadCheckoutOptions>>

/** Loads the order that a draft's cart would become now, and the delivery and payment methods that apply to it. */
export async function loadCheckoutOptions(ctx: Ctx, tx: Transaction, cart: CartRow) {
  const [context, allDeliveryMethods, allPaymentMethods, countries, { checkout }] = await Promise.all([
    loadOrderContext(ctx, tx, cart),
    listDeliveryMethods(ctx, tx),
    listPaymentMethods(ctx, tx),
    loadDraftCountries(ctx, tx),
    loadSiteSettings(ctx, tx),
  ])
  const { state, billing, shipping, company } = context
  const isDelivered = shipping !== undefined && isCountryAllowed(checkout, shipping.country)
  const deliveryMethods = isDelivered ? applicableDelivery(allDeliveryMethods, { ...state, countryId: shipping.countryId }) : []
  const branches = await listBranches(
    tx,
    deliveryMethods.filter(({ kind }) => kind === 'branches').map(({ id }) => id),
  )
  const paymentMethods = applicablePayment(allPaymentMethods, payerOf({ ...state, billing, shipping, companyOib: company.oib }))
  return { context, deliveryMethods, branches, paymentMethods, countries }
}

/** The countries that a phone order can be sent to. */
export async function loadDraftCountries(ctx: Ctx, tx: Tx) {
  const [countries, { checkout }] = await Promise.all([listCountries(ctx, tx), loadSiteSettings(ctx, tx)])
  return countries.flatMap(({ iso, name, isServed }) => (isServed && isCountryAllowed(checkout, iso) ? [{ iso, name }] : []))
}
