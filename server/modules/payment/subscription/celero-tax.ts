type Billed = {
  /** Whether the site bills subscriptions in Celero mode. */
  isCelero: boolean
  /** ISO code of the billing address. */
  country: string
  /** VAT percent of what is subscribed to. */
  rate: number
}

/**
 * The tax that a provider is told of a subscription. Prices are gross, so it is inclusive; in Celero mode a subscriber outside Germany is billed
 * none: "percentage 0, not inclusive" (SPEC 9).
 */
export function subscriptionTax({ isCelero, country, rate }: Billed): { percentage: number; inclusive: boolean } {
  return isCelero && country !== 'DE' ? { percentage: 0, inclusive: false } : { percentage: rate, inclusive: true }
}
