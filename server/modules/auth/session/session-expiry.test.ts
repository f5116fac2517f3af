import { expect, it } from 'vitest'
import { sessionExpiry } from './session-expiry'

const now = new Date('2026-03-02T16:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

it.each([
  ['expires a customer after 30 idle days', { isBackoffice: false, signedInAt: hoursAgo(5000) }, '2026-04-01T16:00:00.000Z'],
  ['expires the back office after 30 idle minutes', { isBackoffice: true, signedInAt: hoursAgo(1) }, '2026-03-02T16:30:00.000Z'],
  ['caps a back-office session at 8 hours', { isBackoffice: true, signedInAt: hoursAgo(7.75) }, '2026-03-02T16:15:00.000Z'],
  ['has no expiry after 8 hours', { isBackoffice: true, signedInAt: hoursAgo(8) }, undefined],
])('%s', (_, holder, end) => expect(sessionExpiry({ ...holder, now })?.toISOString()).toBe(end))
