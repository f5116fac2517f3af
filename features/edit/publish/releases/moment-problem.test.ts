import { expect, it } from 'vitest'
import { momentProblem } from './moment-problem'

// docs/rules/editing.md#release-runs
it.each([
  [null, 'missing'],
  ['2026-11-27T06:59:00Z', 'past'],
  ['2026-11-27T07:00:00Z', 'past'],
  ['2026-11-27T07:01:00Z', null],
])('a release at %s is refused as %s', (moment, problem) => {
  expect(momentProblem(moment, new Date('2026-11-27T07:00:00Z'))).toBe(problem)
})
