/**
 * `unavailable`: no readable answer, the result is unknown; call `status`. `refused`, and `noPlan` (the subscription's plan is missing or charges
 * another amount): nothing happened. `mismatch`: another amount, payee or order than ours. `forged`: no valid signature of the provider.
 */
export type PaymentErrorKind = 'unavailable' | 'refused' | 'noPlan' | 'mismatch' | 'forged'

/** `detail` is for the log: no secrets, nothing for the shopper. */
export class PaymentError extends Error {
  readonly kind: PaymentErrorKind
  readonly detail: Record<string, unknown>

  constructor(kind: PaymentErrorKind, detail: Record<string, unknown> = {}, cause?: unknown) {
    super(`payment ${kind}: ${JSON.stringify(detail)}`, { cause })
    this.name = 'PaymentError'
    this.kind = kind
    this.detail = detail
  }
}
