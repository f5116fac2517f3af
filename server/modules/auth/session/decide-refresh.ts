type RefreshAttempt = {
  session: { refreshExpiresAt: Date; rotatedAt: Date | null; revokedAt: Date | null }
  /** A successor of this token was used. */
  isSuccessorUsed: boolean
  isSuspended: boolean
  /** The session has reached its absolute lifetime. */
  hasEnded: boolean
  now: Date
}

/** How long a caller may repeat a rotated token, ms. */
const gracePeriodMs = 10_000

/** A rotated token is a stolen one, except one that a reload, another tab or a parallel call of an app sends again before its successor is used. */
export function decideRefresh({
  session,
  isSuccessorUsed,
  isSuspended,
  hasEnded,
  now,
}: RefreshAttempt): 'rotate' | 'reissue' | 'revokeFamily' | 'reject' {
  const { refreshExpiresAt, rotatedAt, revokedAt } = session
  if (revokedAt || isSuspended || hasEnded || refreshExpiresAt <= now) return 'reject'
  if (!rotatedAt) return 'rotate'
  const isReissue = !isSuccessorUsed && now.getTime() - rotatedAt.getTime() < gracePeriodMs
  return isReissue ? 'reissue' : 'revokeFamily'
}
