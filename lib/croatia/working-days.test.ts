import { expect, it } from 'vitest'
import { addWorkingDays } from './working-days'

it.each([
  ['on a Monday', '2026-11-02T10:00:00Z', 3, '2026-11-05T10:00:00Z'],
  ['over a weekend', '2026-11-05T10:00:00Z', 2, '2026-11-09T10:00:00Z'],
  ['from a Saturday', '2026-11-07T10:00:00Z', 1, '2026-11-09T10:00:00Z'],
  ['from Saturday in Zagreb that is Friday in London', '2026-11-06T23:30:00Z', 1, '2026-11-08T23:30:00Z'],
  ['over a holiday', '2026-11-17T10:00:00Z', 1, '2026-11-19T10:00:00Z'],
  ['over Christmas and the weekend after it', '2026-12-24T10:00:00Z', 1, '2026-12-28T10:00:00Z'],
  ['over Easter', '2026-04-03T10:00:00Z', 1, '2026-04-07T10:00:00Z'],
  ['from a holiday in Zagreb that is the day before in London', '2026-11-17T23:30:00Z', 1, '2026-11-18T23:30:00Z'],
  ['none', '2026-11-07T10:00:00Z', 0, '2026-11-07T10:00:00Z'],
])('working days %s', (_, from, count, to) => {
  expect(addWorkingDays(new Date(from), count)).toEqual(new Date(to))
})

// The calendar of holidays (NN 110/19). Those that fall on a weekend cost no working day.
it.each([
  ['New Year', '2026-01-01'],
  ['Epiphany', '2026-01-06'],
  ['Labour Day', '2026-05-01'],
  ['Statehood Day', '2029-05-30'],
  ['the Day of Antifascist Struggle', '2026-06-22'],
  ['Victory Day', '2026-08-05'],
  ['the Assumption', '2028-08-15'],
  ['All Saints', '2027-11-01'],
  ['Remembrance Day', '2026-11-18'],
  ['Christmas', '2026-12-25'],
  ['Saint Stephen', '2028-12-26'],
  ['Easter Monday 2024', '2024-04-01'],
  ['Easter Monday 2025', '2025-04-21'],
  ['Easter Monday 2026', '2026-04-06'],
  ['Easter Monday 2038, as late as it comes', '2038-04-26'],
  ['Easter Monday 2049', '2049-04-19'],
  ['Easter Monday 2285, as early as it comes', '2285-03-23'],
  ['Corpus Christi 2024', '2024-05-30'],
  ['Corpus Christi 2025', '2025-06-19'],
  ['Corpus Christi 2026', '2026-06-04'],
  ['Corpus Christi 2027', '2027-05-27'],
])('%s is no working day', (_, day) => {
  const before = new Date(new Date(`${day}T10:00:00Z`).getTime() - 86_400_000)
  expect(addWorkingDays(before, 1) > new Date(`${day}T23:00:00Z`)).toBe(true)
})

it('an ordinary weekday is a working day', () => {
  for (const day of ['2026-01-02', '2026-04-03', '2026-06-03', '2026-06-25', '2026-10-08', '2026-12-24']) {
    const moment = new Date(`${day}T10:00:00Z`)
    expect(addWorkingDays(new Date(moment.getTime() - 86_400_000), 1)).toEqual(moment)
  }
})
