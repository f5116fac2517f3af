import { expect, it } from 'vitest'
import { decideWaiting, payBy } from './transfer-deadline'

const november = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, day, hour))
// A Monday.
const createdAt = november(2)

it.each([
  ['two days later', null, 5, november(4), 'wait'],
  ['two working days before the last one', null, 5, november(5), 'remind'],
  ['as soon as it was reminded', november(5), 5, november(5, 11), 'wait'],
  ['on the last day', november(5), 5, november(9, 23), 'wait'],
  ['when a transfer of the last day would be here', november(5), 5, november(10), 'giveUp'],
  ['long after, but never reminded', null, 5, november(30), 'remind'],
  ['long after, and reminded just now', november(30), 5, new Date('2026-12-02T10:00:00Z'), 'wait'],
  ['with a day to pay, a moment later', null, 1, november(2, 11), 'wait'],
  ['with a day to pay, a day later', null, 1, november(3), 'remind'],
] as const)('a transfer that has not come %s', (_, remindedAt, days, now, expected) => {
  expect(decideWaiting({ createdAt, remindedAt, days }, now)).toBe(expected)
})

it.each([
  [null, november(9)],
  [november(5), november(9)],
  [november(6), november(10)],
])('reminded at %s one may pay until %s', (remindedAt, last) => {
  expect(payBy({ createdAt, remindedAt, days: 5 })).toEqual(last)
})
