import { expect, it } from 'vitest'
import { groupByMonth, formatHours } from './event-time'

it.each([
  ['an event on one day', '2026-11-24T18:00:00Z', '2026-11-24T19:50:00Z', { from: '19:00', to: '20:50' }],
  ['an event past midnight', '2027-01-17T20:00:00Z', '2027-01-17T23:30:00Z', { from: '21:00', to: '18. siječnja 2027. u 00:30' }],
])('formats the hours of %s', (_, starts_at, ends_at, expected) => {
  expect(formatHours({ starts_at, ends_at }, 'hr')).toEqual(expected)
})

it('groups events by their month in Zagreb', () => {
  const events = ['2026-11-24T18:00:00Z', '2026-11-30T23:30:00Z', '2026-12-05T09:00:00Z'].map((starts_at) => ({
    starts_at,
    ends_at: starts_at,
  }))
  expect(groupByMonth(events, 'hr').map(({ month, events: own }) => [month, own.length])).toEqual([
    ['studeni 2026.', 1],
    ['prosinac 2026.', 2],
  ])
})
