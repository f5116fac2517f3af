import type { PresentedToken } from './refresh-cookie'

type RefreshAttempt = {
  session: { refreshExpiresAt: Date; rotatedAt: Date | null; revokedAt: Date | null }
  /** Somebody has used what it was replaced by. */
  isSuccessorUsed: boolean
  isSuspended: boolean
  /** The sign-in has lasted as long as it may, however often it was used. */
  hasEnded: boolean
  by: PresentedToken['by']
  now: Date
}

/** How long a browser may send a cookie again that was just replaced, ms. */
const gracePeriodMs = 10_000

/**
 * What a refresh token is worth. A spent one is a stolen one, with one exception: a page that is reloaded or torn away in the middle sends
 * the same cookie twice, because it never saw the answer to the first time; and several pages send it at once. Either way the answer has not been
 * used yet. A program has no such excuse.
 */
export function decideRefresh({
  session,
  isSuccessorUsed,
  isSuspended,
  hasEnded,
  by,
  now,
}: RefreshAttempt): 'rotate' | 'reissue' | 'revokeFamily' | 'reject' {
  const { refreshExpiresAt, rotatedAt, revokedAt } = session
  if (revokedAt || isSuspended || hasEnded || refreshExpiresAt <= now) return 'reject'
  if (!rotatedAt) return 'rotate'
  const isReissue = by === 'cookie' && !isSuccessorUsed && now.getTime() - rotatedAt.getTime() < gracePeriodMs
  return isReissue ? 'reissue' : 'revokeFamily'
}
