type Billed = {
  isCelero: boolean
  /** ISO code of the billing address. */
  country: string
  /** VAT percent of the subscription. */
  rate: number
}

/** The tax of a subscription at its provider (docs/rules/payments.md#celero-tax). */
export function subscriptionTax({ isCelero, country, rate }: Billed): { percentage: number; inclusive: boolean } {
  return isCelero && country !== 'DE' ? { percentage: 0, inclusive: false } : { percentage: rate, inclusive: true }
}
