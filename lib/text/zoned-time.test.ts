import { expect, it } from 'vitest'
import { editedMoment, zonedInputValue, zonedIsoTime, zonedMoment } from './zoned-time'

it.each([
  ['winter', '2026-11-27T08:00', '2026-11-27T07:00:00.000Z'],
  ['summer', '2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
  ['the hour that comes twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['midnight', '2026-01-01T00:00', '2025-12-31T23:00:00.000Z'],
])('reads and writes %s', (_, input, moment) => {
  expect(zonedMoment(input)).toBe(moment)
  expect(zonedInputValue(moment)).toBe(input)
})

it('reads and writes seconds', () => {
  expect(zonedMoment('2026-11-27T08:00:05')).toBe('2026-11-27T07:00:05.000Z')
  expect(zonedInputValue('2026-11-27T07:00:05Z', { withSeconds: true })).toBe('2026-11-27T08:00:05')
})

it('takes an hour that is skipped as winter time', () => {
  expect(zonedMoment('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z')
})

it.each(['', '2026-11-27', '2026-13-27T08:00', '2026-02-30T08:00', '2026-11-27T24:00', 'sutra'])('refuses %j', (input) => {
  expect(zonedMoment(input)).toBeNull()
})

it.each([
  ['2026-11-27T07:00:09.500Z', '2026-11-27T08:00:09+01:00'],
  ['2026-07-01T22:30:00Z', '2026-07-02T00:30:00+02:00'],
])('writes %s with the offset', (moment, text) => expect(zonedIsoTime(moment)).toBe(text))

// docs/rules/editing.md#untouched-moments
it.each([
  ['stays in the second of two autumn hours', '2026-10-25T01:30:00.000Z', '2026-10-25T02:30', '2026-10-25T01:30:00.000Z'],
  ['keeps the seconds that are not shown', '2026-11-27T07:00:09Z', '2026-11-27T08:00', '2026-11-27T07:00:09Z'],
  ['changes', '2026-10-25T01:30:00.000Z', '2026-10-25T02:31', '2026-10-25T00:31:00.000Z'],
  ['is emptied', '2026-10-25T01:30:00.000Z', '', null],
  ['is new', null, '2026-11-27T08:00', '2026-11-27T07:00:00.000Z'],
])('a moment of a form %s', (_, before, input, moment) => {
  expect(editedMoment(input, before)).toBe(moment)
})

it('a moment of a form with seconds changes by them', () => {
  const before = '2026-11-27T07:00:09.000Z'
  expect(editedMoment('2026-11-27T08:00:09', before, { withSeconds: true })).toBe(before)
  expect(editedMoment('2026-11-27T08:00', before, { withSeconds: true })).toBe('2026-11-27T07:00:00.000Z')
})
