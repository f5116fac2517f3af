type SessionOwner = { isBackoffice: boolean; signedInAt: Date; now: Date }

const minute = 60_000
const hour = 60 * minute

/** DESIGN 6: how long an access token is good, seconds. */
export const accessTokenSeconds = 15 * 60
/** How long one may stay away and still be signed in. Whoever may change the shop may stay away less, and comes in anew each working day. */
const idleMs = { shop: 30 * 24 * hour, office: 30 * minute }
const maxOfficeSessionMs = 8 * hour

/** When a sign-in ends unless it is used before; null when it is over whatever is done. */
export function sessionExpiry({ isBackoffice, signedInAt, now }: SessionOwner): Date | null {
  if (!isBackoffice) return new Date(now.getTime() + idleMs.shop)
  const end = Math.min(now.getTime() + idleMs.office, signedInAt.getTime() + maxOfficeSessionMs)
  return end > now.getTime() ? new Date(end) : null
}
