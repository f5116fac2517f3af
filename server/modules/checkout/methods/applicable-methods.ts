import type { ProviderName } from '@/server/adapters/payment/port'

/** A delivery method as the database has it, with what it costs in every country. */
export type DeliveryOption = {
  kind: 'home' | 'branches' | 'pickup'
  rates: readonly { countryId: number; cents: number; freeFromCents: number | null; maxWeightGrams: number | null }[]
  branchCount: number
}

/** A cart as delivery sees it. `weightGrams` sums what is known; an unknown weight counts nothing. */
export type Parcel = { countryId: number | null; weightGrams: number; isDigital: boolean; isSubscription: boolean }

/**
 * The methods that can bring this parcel, each with the rates that fit its country and weight; what they cost is `rateCents` of the cart's total
 * (SPEC 4 'Shipping'). A digital cart needs none, so it gets none; a subscription's price has its delivery in it.
 */
export function applicableDelivery<M extends DeliveryOption>(
  methods: readonly M[],
  { countryId, weightGrams, isDigital, isSubscription }: Parcel,
): M[] {
  if (isDigital || countryId === null) return []
  return methods.flatMap((method) => {
    const rates = method.rates.filter(
      (rate) => rate.countryId === countryId && (rate.maxWeightGrams === null || weightGrams <= rate.maxWeightGrams),
    )
    const hasWhereTo = method.kind !== 'branches' || method.branchCount > 0
    const held = isSubscription ? rates.map((rate) => ({ ...rate, cents: 0 })) : rates
    return rates.length > 0 && hasWhereTo ? [{ ...method, rates: held }] : []
  })
}

export type PaymentOption = {
  kind: 'bankTransfer' | 'cashOnDelivery' | 'provider'
  /** Who takes the money; null where this installation has not been set up for it. */
  provider: ProviderName | null
  companyOnly: boolean
  /** ISO codes; empty: everywhere. */
  countries: readonly string[]
  feeCents: number
}

/** ISO codes: `country` of the billing address, `door` of where the parcel goes. */
export type Payer = {
  billingCountry: string | null
  deliveryCountry: string | null
  isCompany: boolean
  isDigital: boolean
  isSubscription: boolean
}

/**
 * The methods this cart can be paid with, each with what it costs it. Money at the door needs a door, and one where the method is offered: not for
 * digital carts, nor for parcels that go elsewhere. A subscription is paid by what renews it for the plan's price, and nothing beside it.
 */
export function applicablePayment<M extends PaymentOption>(
  methods: readonly M[],
  { billingCountry: country, deliveryCountry: door, isCompany, isDigital, isSubscription }: Payer,
): M[] {
  const applicable = methods.filter(({ kind, provider, companyOnly, countries }) => {
    if (provider === null) return false
    if (isSubscription && provider !== 'paypal') return false
    if (kind === 'cashOnDelivery' && isDigital) return false
    if (companyOnly && !isCompany) return false
    const places = kind === 'cashOnDelivery' ? [country, door] : [country]
    return countries.length === 0 || places.every((place) => place !== null && countries.includes(place))
  })
  return isSubscription ? applicable.map((method) => ({ ...method, feeCents: 0 })) : applicable
}
