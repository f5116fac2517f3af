import { expect, it } from 'vitest'
import { isStalled } from './is-stalled'

const at = (time: string) => new Date(`2026-11-27T${time}Z`)
const createdAt = at('10:00:00')

// docs/rules/administration.md#bulk-run
it.each([
  [{ state: 'running', lastAt: null }, '10:01:00', false],
  [{ state: 'running', lastAt: null }, '10:02:01', true],
  [{ state: 'running', lastAt: at('10:05:00') }, '10:06:00', false],
  [{ state: 'running', lastAt: at('10:05:00') }, '10:08:00', true],
  [{ state: 'cancelled', lastAt: null }, '12:00:00', false],
] as const)('of %j at %s: %s', (run, time, stalled) => expect(isStalled({ ...run, createdAt }, at(time))).toBe(stalled))
