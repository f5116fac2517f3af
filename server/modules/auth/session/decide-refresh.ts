import type { PresentedToken } from './refresh-cookie'

type RefreshAttempt = {
  session: { refreshExpiresAt: Date; rotatedAt: Date | null; revokedAt: Date | null }
  /** A successor of this token was used. */
  isSuccessorUsed: boolean
  isSuspended: boolean
  /** The session has reached its absolute lifetime. */
  hasEnded: boolean
  by: PresentedToken['by']
  now: Date
}

/** How long a browser may repeat a rotated cookie, ms. */
const gracePeriodMs = 10_000

/** A rotated token is a stolen one, except a cookie that a reload or another tab sends again before its successor is used. */
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
