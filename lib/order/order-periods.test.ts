import { expect, it } from 'vitest'
import { daysOfPeriod, type OrderPeriod } from './order-periods'

// docs/rules/orders.md#office-search; both moments are on another day in UTC than in Zagreb.
it.each<[OrderPeriod, string, string, string]>([
  ['today', '2026-11-30T23:30:00Z', '2026-12-01', '2026-12-01'],
  ['yesterday', '2026-11-30T23:30:00Z', '2026-11-30', '2026-11-30'],
  ['week', '2026-11-30T23:30:00Z', '2026-11-25', '2026-12-01'],
  ['month', '2026-11-30T23:30:00Z', '2026-12-01', '2026-12-01'],
  ['month', '2026-11-30T22:30:00Z', '2026-11-01', '2026-11-30'],
  ['yesterday', '2026-12-31T23:10:00Z', '2026-12-31', '2026-12-31'],
  ['week', '2026-03-30T22:10:00Z', '2026-03-25', '2026-03-31'],
])('%s at %s is from %s to %s', (period, now, from, to) => {
  expect(daysOfPeriod(period, new Date(now))).toEqual({ from, to })
})
