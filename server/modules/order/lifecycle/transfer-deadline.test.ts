import { expect, it } from 'vitest'
import { nextTransferStep, paymentDeadline } from './transfer-deadline'

const november = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, day, hour))
/** The last moment of a day in Zagreb, in winter. */
const endOf = (day: number) => new Date(Date.UTC(2026, 10, day, 22, 59, 59, 999))
const after = (moment: Date) => new Date(moment.getTime() + 1)
// A Monday.
const createdAt = november(2)

it.each([
  ['two days after the order', null, 5, november(4), 'wait'],
  ['two working days before the deadline', null, 5, november(5), 'remind'],
  ['right after the reminder', november(5), 5, november(5, 11), 'wait'],
  ['on the day of the deadline', november(5), 5, endOf(9), 'wait'],
  ['while a transfer of the last day may be under way', november(5), 5, endOf(11), 'wait'],
  ['when a transfer of the last day would have arrived', november(5), 5, after(endOf(11)), 'cancel'],
  ['long after the deadline, without a reminder', null, 5, november(30), 'remind'],
  ['long after the deadline, just reminded', november(30), 5, new Date('2026-12-04T10:00:00Z'), 'wait'],
  ['a month after the deadline, without a reminder', null, 5, endOf(39), 'remind'],
  ['later than a month, without a reminder', null, 5, after(endOf(39)), 'ignore'],
  ['a month after the deadline, reminded', november(5), 5, endOf(39), 'cancel'],
  ['later than a month, reminded', november(5), 5, after(endOf(39)), 'ignore'],
  ['with one day to pay, an hour after the order', null, 1, november(2, 11), 'wait'],
  ['with one day to pay, a day after the order', null, 1, november(3), 'remind'],
] as const)('the next step of a pending transfer %s', (_, remindedAt, days, now, expected) => {
  expect(nextTransferStep({ createdAt, remindedAt, days }, now)).toBe(expected)
})

it.each([
  ['2026-11-01T23:30:00Z', '00:30'],
  ['2026-11-02T06:00:00Z', '07:00'],
  ['2026-11-02T22:30:00Z', '23:30'],
])('an order of %s, %s on Monday in Zagreb, is due at the end of the next Monday and expires after Wednesday', (moment) => {
  const transfer = { createdAt: new Date(moment), remindedAt: november(5), days: 5 }
  expect(paymentDeadline(transfer)).toEqual(endOf(9))
  expect([nextTransferStep(transfer, endOf(11)), nextTransferStep(transfer, after(endOf(11)))]).toEqual(['wait', 'cancel'])
})

it.each([
  [null, endOf(9)],
  [november(5), endOf(9)],
  [november(6), endOf(10)],
])('reminded at %s the order is due at %s', (remindedAt, last) => {
  expect(paymentDeadline({ createdAt, remindedAt, days: 5 })).toEqual(last)
})
