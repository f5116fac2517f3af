import { expect, it } from 'vitest'
import { seedEvents } from '@/demo/data/events'
import { onWeekday } from './calendar'

it.each([
  ['2026-11-26', 5, '2026-11-27'],
  ['2026-11-27', 5, '2026-11-27'],
  ['2026-11-28', 5, '2026-12-04'],
  ['2026-12-30', 7, '2027-01-03'],
  ['2026-11-26', undefined, '2026-11-26'],
])('from %s on, day %s of the week is %s', (day, weekday, expected) => expect(onWeekday(day, weekday)).toBe(expected))

it('keeps the promise of the page about the shop: readings are on Fridays at seven', () => {
  const readings = seedEvents.filter(({ hour }) => hour === 19)
  expect(readings.map(({ weekday }) => weekday)).toEqual(readings.map(() => 5))
})
