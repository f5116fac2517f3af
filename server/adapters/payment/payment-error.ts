/**
 * Why a provider did not do what was asked. `unavailable`: no answer, or none that could be understood; whether it happened is unknown, so ask
 * with `status`. `refused`: the provider said no; nothing happened. `noPlan`: it has no such plan for a subscription, or one that takes other money;
 * nothing happened. `mismatch`: it speaks of another amount, payee or order than we do. `forged`: a notice that it did not sign.
 */
export type PaymentErrorKind = 'unavailable' | 'refused' | 'noPlan' | 'mismatch' | 'forged'

/** `detail` is for the log; it holds no secrets, and nothing for the shopper. */
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
