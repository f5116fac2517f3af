import { expect, it } from 'vitest'
import { sessionExpiry } from './session-expiry'

const now = new Date('2026-03-02T16:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

it.each([
  ['a shopper may stay away for a month', { isBackoffice: false, signedInAt: hoursAgo(5000) }, '2026-04-01T16:00:00.000Z'],
  ['the back office for half an hour', { isBackoffice: true, signedInAt: hoursAgo(1) }, '2026-03-02T16:30:00.000Z'],
  ['and no longer than its working day', { isBackoffice: true, signedInAt: hoursAgo(7.75) }, '2026-03-02T16:15:00.000Z'],
  ['after which it is over', { isBackoffice: true, signedInAt: hoursAgo(8) }, undefined],
])('%s', (_, holder, end) => expect(sessionExpiry({ ...holder, now })?.toISOString()).toBe(end))
