import type { PaymentMethod } from '@/lib/api/entities/payment.schema'
import { companyNumberProblem } from '@/lib/croatia/oib'

type Payer = {
  company: { name: string; oib: string } | null
  /** ISO code of the billing address. */
  country: string
  /** The setting `autoSkippedPaymentType`; null: none. */
  skippedType: string | null
}

/**
 * The method that needs no choice (docs/rules/checkout.md#auto-payment). The order still needs its button (docs/rules/checkout.md#order-button).
 */
export function findAutoPayment<M extends Pick<PaymentMethod, 'paymentType' | 'holdProblem'>>(
  methods: readonly M[],
  { company, country, skippedType }: Payer,
) {
  const [only, another] = methods
  if (!only || another || skippedType === null || only.paymentType !== skippedType || only.holdProblem) return null
  const isValid = company !== null && company.name !== '' && companyNumberProblem(company.oib, country) === null
  return isValid ? only : null
}
