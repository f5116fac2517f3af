import { expect, it } from 'vitest'
import { decideRefresh } from './decide-refresh'

const now = new Date('2026-03-01T10:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const fresh = { refreshExpiresAt: secondsAgo(-60), rotatedAt: null, revokedAt: null }

it.each([
  ['rotates an unused token', { session: fresh }, 'rotate'],
  ['rejects an expired token', { session: { ...fresh, refreshExpiresAt: now } }, 'reject'],
  ['rejects a revoked token', { session: { ...fresh, revokedAt: secondsAgo(1) } }, 'reject'],
  ['rejects a revoked and rotated token', { session: { ...fresh, rotatedAt: secondsAgo(1), revokedAt: now } }, 'reject'],
  ['rejects a session past its absolute lifetime', { session: fresh, hasEnded: true }, 'reject'],
  ['rejects a suspended user', { session: fresh, isSuspended: true }, 'reject'],
  ['reissues for a token repeated within the grace period', { session: { ...fresh, rotatedAt: secondsAgo(9) } }, 'reissue'],
  [
    'revokes the family when a successor was used',
    { session: { ...fresh, rotatedAt: secondsAgo(9) }, isSuccessorUsed: true },
    'revokeFamily',
  ],
  ['revokes the family for a token repeated later', { session: { ...fresh, rotatedAt: secondsAgo(10) } }, 'revokeFamily'],
] as const)('%s', (_, facts, verdict) => {
  expect(decideRefresh({ isSuccessorUsed: false, isSuspended: false, hasEnded: false, now, ...facts })).toBe(verdict)
})
