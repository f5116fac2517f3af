import { expect, it } from 'vitest'
import { daysUntil, dueDay, urgencyOf } from './privacy-deadline'

// docs/rules/privacy.md#privacy-clock
it.each([
  ['2026-11-20', '2026-12-20', '2027-02-20'],
  ['2026-12-31', '2027-01-31', '2027-03-31'],
  ['2027-01-31', '2027-02-28', '2027-04-30'],
  ['2028-01-30', '2028-02-29', '2028-04-30'],
  ['2026-11-30', '2026-12-30', '2027-02-28'],
  ['2026-10-25', '2026-11-25', '2027-01-25'],
])('a request of %s is due on %s, extended on %s', (received, due, extended) => {
  expect([dueDay(received), dueDay(received, { extended: true })]).toEqual([due, extended])
})

it('counts days over the change of clocks', () => {
  expect(daysUntil('2026-11-01', '2026-10-20')).toBe(12)
  expect(daysUntil('2026-10-20', '2026-11-01')).toBe(-12)
})

it.each([
  [-1, 'late'],
  [0, 'soon'],
  [7, 'soon'],
  [8, 'calm'],
])('with %i days left it is %s', (days, urgency) => expect(urgencyOf(days)).toBe(urgency))
