import { expect, it } from 'vitest'
import { nextTransferStep, paymentDeadline } from './transfer-deadline'

const november = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, day, hour))
/** The last moment of a day in Zagreb, in winter. */
const endOf = (day: number) => new Date(Date.UTC(2026, 10, day, 22, 59, 59, 999))
const after = (moment: Date) => new Date(moment.getTime() + 1)
// A Monday.
const createdAt = november(2)

it.each([
  ['two days later', null, 5, november(4), 'wait'],
  ['two working days before the last one', null, 5, november(5), 'remind'],
  ['as soon as it was reminded', november(5), 5, november(5, 11), 'wait'],
  ['on the last day', november(5), 5, endOf(9), 'wait'],
  ['while a transfer of the last day may be on its way', november(5), 5, endOf(11), 'wait'],
  ['when a transfer of the last day would be here', november(5), 5, after(endOf(11)), 'giveUp'],
  ['long after, but never reminded', null, 5, november(30), 'remind'],
  ['long after, and reminded just now', november(30), 5, new Date('2026-12-04T10:00:00Z'), 'wait'],
  ['a month after the last day, never reminded', null, 5, endOf(39), 'remind'],
  ['later than that: the merchant may have begun to wait only now', null, 5, after(endOf(39)), 'leave'],
  ['a month after the last day, reminded', november(5), 5, endOf(39), 'giveUp'],
  ['later than that, reminded: the merchant may not have waited meanwhile', november(5), 5, after(endOf(39)), 'leave'],
  ['with a day to pay, a moment later', null, 1, november(2, 11), 'wait'],
  ['with a day to pay, a day later', null, 1, november(3), 'remind'],
] as const)('a transfer that has not come %s', (_, remindedAt, days, now, expected) => {
  expect(nextTransferStep({ createdAt, remindedAt, days }, now)).toBe(expected)
})

it.each([
  ['2026-11-01T23:30:00Z', '00:30'],
  ['2026-11-02T06:00:00Z', '07:00'],
  ['2026-11-02T22:30:00Z', '23:30'],
])('an order of %s, %s on Monday in Zagreb, may be paid all of the next Monday, and its money has until Wednesday', (moment) => {
  const waiting = { createdAt: new Date(moment), remindedAt: november(5), days: 5 }
  expect(paymentDeadline(waiting)).toEqual(endOf(9))
  expect([nextTransferStep(waiting, endOf(11)), nextTransferStep(waiting, after(endOf(11)))]).toEqual(['wait', 'giveUp'])
})

it.each([
  [null, endOf(9)],
  [november(5), endOf(9)],
  [november(6), endOf(10)],
])('reminded at %s one may pay until %s', (remindedAt, last) => {
  expect(paymentDeadline({ createdAt, remindedAt, days: 5 })).toEqual(last)
})
