import type { PaymentMethod } from '@/lib/api/entities/payment.schema'
import { companyNumberProblem } from '@/lib/croatia/oib'

type Payer = {
  company: { name: string; oib: string } | null
  /** ISO code of the billing address. */
  country: string
  /** The type that may be taken without asking; null: none (the setting `autoSkippedPaymentType`). */
  skippedType: string | null
}

/**
 * SPEC 4 'Payment': where there is exactly one method, of the hosted form for companies, and a company with valid data pays, there is nothing to
 * choose. The order itself still waits for its binding button: the law asks for the press (CRD 8/2).
 */
export function findAutoPayment<M extends Pick<PaymentMethod, 'paymentType'>>(
  methods: readonly M[],
  { company, country, skippedType }: Payer,
) {
  const [only, another] = methods
  if (!only || another || skippedType === null || only.paymentType !== skippedType) return null
  const isValid = company !== null && company.name !== '' && companyNumberProblem(company.oib, country) === null
  return isValid ? only : null
}
