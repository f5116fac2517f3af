import { expect, it } from 'vitest'
import { slugProblem } from './slug-problem'

// docs/rules/content.md#slugs
it.each([
  ['o-nama', null],
  ['abc', 'slugShort'],
  ['', 'slugShort'],
  ['O nama', 'slugFormat'],
  ['dvije--crtice', 'slugFormat'],
  ['čitaonica', 'slugFormat'],
])('slugProblem of %s is %s', (slug, problem) => {
  expect(slugProblem(slug)).toBe(problem)
})
