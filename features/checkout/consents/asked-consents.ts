import type { Consent } from '@/lib/api/entities/consent.schema'

type Known = {
  /** The consents that subscribe somebody who is subscribed; empty for everybody else. */
  subscribed: readonly number[]
  /** Accepted for this cart. */
  accepted: readonly number[]
}

/**
 * The consents that the buyer is asked for: not the newsletter's of who gets it or waits for its confirmation, unless it was accepted here and may be
 * taken back (docs/rules/checkout.md#newsletter-consent).
 */
export function askedConsents(consents: readonly Consent[], { subscribed, accepted }: Known): Consent[] {
  return consents.filter(({ id, required }) => required || accepted.includes(id) || !subscribed.includes(id))
}
