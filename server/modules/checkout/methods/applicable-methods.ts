import type { ProviderName } from '@/server/adapters/payment/port'

/** A delivery method with its rates for every country. */
export type DeliveryOption = {
  kind: 'home' | 'branches' | 'pickup'
  rates: readonly { countryId: number; cents: number; freeFromCents: number | null; maxWeightGrams: number | null }[]
  branchCount: number
}

/** What the delivery of a cart depends on. `weightGrams` is the sum of the known weights. */
export type Parcel = { countryId: number | null; weightGrams: number; isDigital: boolean; isSubscription: boolean }

/**
 * The methods that deliver this parcel, each with the rates for its country and weight (docs/rules/checkout.md#applicable-delivery). None for a digital
 * cart; free for a subscription, whose price includes delivery (docs/rules/prices.md#subscription-price).
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
    const hasDestination = method.kind !== 'branches' || method.branchCount > 0
    const charged = isSubscription ? rates.map((rate) => ({ ...rate, cents: 0 })) : rates
    return rates.length > 0 && hasDestination ? [{ ...method, rates: charged }] : []
  })
}

export type PaymentOption = {
  kind: 'bankTransfer' | 'cashOnDelivery' | 'provider'
  /** The configured provider; null when this installation has none for the method. */
  provider: ProviderName | null
  companyOnly: boolean
  /** ISO codes; empty: all countries. */
  countries: readonly string[]
  feeCents: number
}

/** Countries are ISO codes. */
export type Payer = {
  billingCountry: string | null
  deliveryCountry: string | null
  isCompany: boolean
  isDigital: boolean
  isSubscription: boolean
}

/**
 * The methods that can pay this cart, with their fees (docs/rules/checkout.md#applicable-payment). A subscription pays no fee.
 */
export function applicablePayment<M extends PaymentOption>(
  methods: readonly M[],
  { billingCountry, deliveryCountry, isCompany, isDigital, isSubscription }: Payer,
): M[] {
  const applicable = methods.filter(({ kind, provider, companyOnly, countries }) => {
    if (provider === null) return false
    if (isSubscription && provider !== 'paypal') return false
    if (kind === 'cashOnDelivery' && isDigital) return false
    if (companyOnly && !isCompany) return false
    const required = kind === 'cashOnDelivery' ? [billingCountry, deliveryCountry] : [billingCountry]
    return countries.length === 0 || required.every((country) => country !== null && countries.includes(country))
  })
  return isSubscription ? applicable.map((method) => ({ ...method, feeCents: 0 })) : applicable
}
