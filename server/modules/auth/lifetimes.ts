type Holder = { isBackoffice: boolean; signedInAt: Date; now: Date }

const minute = 60_000
const hour = 60 * minute

/** DESIGN 6: how long an access token is good, seconds. */
export const accessSeconds = 15 * 60
/** How long one may stay away and still be signed in. Whoever may change the shop may stay away less, and comes in anew each working day. */
const idle = { shop: 30 * 24 * hour, office: 30 * minute }
const officeDay = 8 * hour

/** When a sign-in ends unless it is used before; null when it is over whatever is done. */
export function endOfSignIn({ isBackoffice, signedInAt, now }: Holder): Date | null {
  if (!isBackoffice) return new Date(now.getTime() + idle.shop)
  const end = Math.min(now.getTime() + idle.office, signedInAt.getTime() + officeDay)
  return end > now.getTime() ? new Date(end) : null
}
