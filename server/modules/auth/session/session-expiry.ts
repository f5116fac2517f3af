type SessionOwner = { isBackoffice: boolean; signedInAt: Date; now: Date }

const minute = 60_000
const hour = 60 * minute

/** Lifetime of an access token, seconds (docs/rules/accounts.md#session-lifetimes). */
export const accessTokenSeconds = 15 * 60
/** Idle timeouts in ms; the back office also has an absolute lifetime. */
const idleMs = { shop: 30 * 24 * hour, office: 30 * minute }
const maxOfficeSessionMs = 8 * hour

/** When an unused session expires; null once its absolute lifetime is over. */
export function sessionExpiry({ isBackoffice, signedInAt, now }: SessionOwner): Date | null {
  if (!isBackoffice) return new Date(now.getTime() + idleMs.shop)
  const end = Math.min(now.getTime() + idleMs.office, signedInAt.getTime() + maxOfficeSessionMs)
  return end > now.getTime() ? new Date(end) : null
}
