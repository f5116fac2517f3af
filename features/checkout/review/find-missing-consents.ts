import type { Consent } from '@/lib/api/entities/consent.schema'

/**
 * The required consents that were not accepted here. All required ones when the server misses one that was accepted
 * (docs/rules/checkout.md#new-consents).
 */
export function findMissingConsents(inForce: readonly Consent[], accepted: readonly number[]): Consent[] {
  const required = inForce.filter((consent) => consent.required)
  const missing = required.filter(({ id }) => !accepted.includes(id))
  return missing.length > 0 ? missing : required
}
