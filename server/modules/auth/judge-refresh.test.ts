import { expect, it } from 'vitest'
import { judgeRefresh } from './judge-refresh'

const now = new Date('2026-03-01T10:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const fresh = { refreshExpiresAt: secondsAgo(-60), rotatedAt: null, revokedAt: null }

it.each([
  ['a fresh token is rotated', { session: fresh }, 'rotate'],
  ['an expired one is refused', { session: { ...fresh, refreshExpiresAt: now } }, 'refuse'],
  ['a revoked one is refused', { session: { ...fresh, revokedAt: secondsAgo(1) } }, 'refuse'],
  ['a revoked and spent one is refused', { session: { ...fresh, rotatedAt: secondsAgo(1), revokedAt: now } }, 'refuse'],
  ['a sign-in that has lasted its time is refused', { session: fresh, isOver: true }, 'refuse'],
  ['a suspended user is refused', { session: fresh, isSuspended: true }, 'refuse'],
  ['a cookie sent again at once is answered again', { session: { ...fresh, rotatedAt: secondsAgo(9) } }, 'repeat'],
  ['one whose answer was used is not', { session: { ...fresh, rotatedAt: secondsAgo(9) }, isSuccessorSpent: true }, 'endFamily'],
  ['a cookie sent again later ends the family', { session: { ...fresh, rotatedAt: secondsAgo(10) } }, 'endFamily'],
  ['a header sent again ends the family', { session: { ...fresh, rotatedAt: now }, by: 'header' }, 'endFamily'],
] as const)('%s', (_, facts, verdict) => {
  expect(judgeRefresh({ isSuccessorSpent: false, isSuspended: false, isOver: false, by: 'cookie', now, ...facts })).toBe(verdict)
})
