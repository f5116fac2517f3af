import { expect, it } from 'vitest'
import { shortDuration } from './short-duration'

const from = '2026-11-22T12:00:00.000Z'

it.each([
  ['2026-11-22T12:00:00.999Z', '0 s'],
  ['2026-11-22T12:00:59.000Z', '59 s'],
  ['2026-11-22T12:01:00.000Z', '1 min'],
  ['2026-11-22T12:59:59.000Z', '59 min'],
  ['2026-11-22T13:00:00.000Z', '1 h'],
  ['2026-11-23T11:59:59.000Z', '23 h'],
  ['2026-11-24T12:00:00.000Z', '2 d'],
  // The clocks of browser and server differ.
  ['2026-11-22T11:59:00.000Z', '0 s'],
])('until %s: %s', (to, text) => {
  expect(shortDuration(from, to)).toBe(text)
})
