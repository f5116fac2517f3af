import { expect, it } from 'vitest'
import { decideRefresh } from './decide-refresh'

const now = new Date('2026-03-01T10:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const fresh = { refreshExpiresAt: secondsAgo(-60), rotatedAt: null, revokedAt: null }

it.each([
  ['a fresh token is rotated', { session: fresh }, 'rotate'],
  ['an expired one is refused', { session: { ...fresh, refreshExpiresAt: now } }, 'reject'],
  ['a revoked one is refused', { session: { ...fresh, revokedAt: secondsAgo(1) } }, 'reject'],
  ['a revoked and spent one is refused', { session: { ...fresh, rotatedAt: secondsAgo(1), revokedAt: now } }, 'reject'],
  ['a sign-in that has lasted its time is refused', { session: fresh, hasEnded: true }, 'reject'],
  ['a suspended user is refused', { session: fresh, isSuspended: true }, 'reject'],
  ['a cookie sent again at once is answered again', { session: { ...fresh, rotatedAt: secondsAgo(9) } }, 'reissue'],
  ['one whose answer was used is not', { session: { ...fresh, rotatedAt: secondsAgo(9) }, isSuccessorUsed: true }, 'revokeFamily'],
  ['a cookie sent again later ends the family', { session: { ...fresh, rotatedAt: secondsAgo(10) } }, 'revokeFamily'],
  ['a header sent again ends the family', { session: { ...fresh, rotatedAt: now }, by: 'header' }, 'revokeFamily'],
] as const)('%s', (_, facts, verdict) => {
  expect(decideRefresh({ isSuccessorUsed: false, isSuspended: false, hasEnded: false, by: 'cookie', now, ...facts })).toBe(verdict)
})
