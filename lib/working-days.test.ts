import { expect, it } from 'vitest'
import { addWorkingDays } from './working-days'

it.each([
  ['on a Monday', '2026-11-02T10:00:00Z', 3, '2026-11-05T10:00:00Z'],
  ['over a weekend', '2026-11-05T10:00:00Z', 2, '2026-11-09T10:00:00Z'],
  ['from a Saturday', '2026-11-07T10:00:00Z', 1, '2026-11-09T10:00:00Z'],
  ['from what is Saturday in Zagreb and Friday in London', '2026-11-06T23:30:00Z', 1, '2026-11-08T23:30:00Z'],
  ['none', '2026-11-07T10:00:00Z', 0, '2026-11-07T10:00:00Z'],
])('working days %s', (_, from, count, to) => {
  expect(addWorkingDays(new Date(from), count)).toEqual(new Date(to))
})
