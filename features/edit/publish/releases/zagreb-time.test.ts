import { expect, it } from 'vitest'
import { fromZagreb, momentProblem, toZagreb } from './zagreb-time'

// docs/rules/editing.md#release-runs
it.each([
  ['2026-11-27T08:00', '2026-11-27T07:00:00Z'],
  ['2026-11-27T08:00:05', '2026-11-27T07:00:05Z'],
  ['2026-07-01T08:00', '2026-07-01T06:00:00Z'],
  // The clock goes from 02:00 to 03:00.
  ['2027-03-28T02:30', '2027-03-28T01:30:00Z'],
  // The clock goes from 03:00 back to 02:00.
  ['2026-10-25T02:30', '2026-10-25T00:30:00Z'],
  ['', null],
  ['sutra', null],
  ['2026-13-45T08:00', null],
])('%j is %j', (local, moment) => expect(fromZagreb(local)).toBe(moment))

it('writes a moment as the clock in Zagreb shows it', () => {
  expect(toZagreb('2026-11-27T07:00:05Z')).toBe('2026-11-27T08:00:05')
})

it.each([
  ['', 'missing'],
  ['sutra', 'missing'],
  ['2026-11-27T07:59', 'past'],
  ['2026-11-27T08:00', 'past'],
  ['2026-11-27T08:01', null],
])('a release at "%s" is refused as %s', (local, problem) => {
  expect(momentProblem(local, new Date('2026-11-27T07:00:00Z'))).toBe(problem)
})
