import { expect, it } from 'vitest'
import { lockoutSeconds } from './factor-lockout'

const now = new Date('2026-03-01T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

// docs/rules/accounts.md#factor-lockout
it.each([
  ['none without a wrong code', { failures: 0, failedAt: null }, 0],
  ['none after nine wrong codes', { failures: 9, failedAt: now }, 0],
  ['fifteen minutes after the tenth', { failures: 10, failedAt: now }, 900],
  ['what is left of them', { failures: 10, failedAt: minutesAgo(14) }, 60],
  ['none after fifteen minutes', { failures: 10, failedAt: minutesAgo(15) }, 0],
  ['fifteen minutes again after one more wrong code', { failures: 11, failedAt: now }, 900],
])('is %s', (_, factor, seconds) => expect(lockoutSeconds({ ...factor, now })).toBe(seconds))
