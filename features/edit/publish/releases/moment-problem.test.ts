import { expect, it } from 'vitest'
import { momentProblem } from './moment-problem'

// docs/rules/editing.md#release-runs
it.each([
  ['', 'missing'],
  ['sutra', 'missing'],
  ['2026-11-27T07:59', 'past'],
  ['2026-11-27T08:00', 'past'],
  ['2026-11-27T08:01', null],
])('a release at "%s" is refused as %s', (local, problem) => {
  expect(momentProblem(local, new Date('2026-11-27T07:00:00Z'))).toBe(problem)
})
