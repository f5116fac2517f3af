/**
 * `unavailable`: no readable answer, the result is unknown; a payment's `status` tells. `refused`: nothing happened. Of payments only: `noPlan`, the
 * subscription's plan is missing or charges another amount; `mismatch`, another amount, payee or order than ours; `forged`, no valid signature.
 */
export type ProviderErrorKind = 'unavailable' | 'refused' | 'noPlan' | 'mismatch' | 'forged'

/** A call of another party's system that failed. `detail` is for the log: no secrets, nothing for the shopper. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind
  readonly detail: Record<string, unknown>

  constructor(kind: ProviderErrorKind, detail: Record<string, unknown> = {}, cause?: unknown) {
    super(`provider ${kind}: ${JSON.stringify(detail)}`, { cause })
    this.name = 'ProviderError'
    this.kind = kind
    this.detail = detail
  }
}
