import type { Presented } from './refresh-cookie'

type Facts = {
  session: { refreshExpiresAt: Date; rotatedAt: Date | null; revokedAt: Date | null }
  /** Somebody has used what it was replaced by. */
  isSuccessorSpent: boolean
  isSuspended: boolean
  /** The sign-in has lasted as long as it may, however often it was used. */
  isOver: boolean
  by: Presented['by']
  now: Date
}

/** How long a browser may send a cookie again that was just replaced, ms. */
const echo = 10_000

/**
 * What a refresh token is worth. A spent one is a stolen one, with one exception: a page that is reloaded or torn away in the middle sends
 * the same cookie twice, because it never saw the answer to the first time; and several pages send it at once. Either way the answer has not been
 * used yet. A program has no such excuse.
 */
export function judgeRefresh({
  session,
  isSuccessorSpent,
  isSuspended,
  isOver,
  by,
  now,
}: Facts): 'rotate' | 'repeat' | 'endFamily' | 'refuse' {
  const { refreshExpiresAt, rotatedAt, revokedAt } = session
  if (revokedAt || isSuspended || isOver || refreshExpiresAt <= now) return 'refuse'
  if (!rotatedAt) return 'rotate'
  const isEcho = by === 'cookie' && !isSuccessorSpent && now.getTime() - rotatedAt.getTime() < echo
  return isEcho ? 'repeat' : 'endFamily'
}
