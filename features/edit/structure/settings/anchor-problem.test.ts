import { expect, it } from 'vitest'
import { anchorProblem } from './anchor-problem'

const documents = [
  {
    key: 'page:1',
    region: 'page' as const,
    document: { v: 1 as const, sections: { s_a: { type: 'faq', pos: 'V', anchor: 'pitanja' }, s_b: { type: 'faq', pos: 'W' } } },
  },
]

it.each([
  ['', null],
  ['kontakt', null],
  ['kontakt-2', null],
  ['Kontakt', 'form'],
  ['2-kontakt', 'form'],
  ['kon takt', 'form'],
  ['š', 'form'],
  ['pitanja', 'taken'],
])('%j: %s', (anchor, problem) => {
  expect(anchorProblem(anchor, { target: { key: 'page:1', section: 's_b' }, documents })).toBe(problem)
})

it('keeps the own anchor', () => {
  expect(anchorProblem('pitanja', { target: { key: 'page:1', section: 's_a' }, documents })).toBeNull()
})
