import type { Consent } from '@/lib/api/entities/consent.schema'

/**
 * What to ask for when the order was refused for want of a consent: the required wordings that nobody agreed to here. When the server misses one
 * that was agreed to here, all of them.
 */
export function findMissingConsents(inForce: readonly Consent[], agreed: readonly number[]): Consent[] {
  const required = inForce.filter((consent) => consent.required)
  const fresh = required.filter(({ id }) => !agreed.includes(id))
  return fresh.length > 0 ? fresh : required
}
