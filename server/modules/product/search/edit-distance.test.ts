import { expect, it } from 'vitest'
import { editDistance } from './edit-distance'

it.each([
  ['hrvatski', 'hrvatski', { whole: 0, prefix: 0 }],
  ['hrvtaski', 'hrvatski', { whole: 0.9, prefix: 0.9 }],
  ['hrvatki', 'hrvatski', { whole: 1, prefix: 1 }],
  ['hrvattski', 'hrvatski', { whole: 1, prefix: 1 }],
  ['hrbatski', 'hrvatski', { whole: 1, prefix: 1 }],
  ['hrvtas', 'hrvatski', { whole: 2.9, prefix: 0.9 }],
  ['hrvat', 'hrvatski', { whole: 3, prefix: 0 }],
  ['zlatarovozlato', 'zlatarovo zlato', { whole: 1, prefix: 1 }],
  ['more', 'knjiga', { whole: 6, prefix: 4 }],
  ['', 'more', { whole: 4, prefix: 0 }],
  ['more', '', { whole: 4, prefix: 4 }],
])('the distance between %s and %s is %o', (typed, word, expected) => {
  expect(editDistance(typed, word)).toEqual(expected)
})
