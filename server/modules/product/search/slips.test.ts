import { expect, it } from 'vitest'
import { slips } from './slips'

it.each([
  ['hrvatski', 'hrvatski', { whole: 0, beginning: 0 }],
  ['hrvtaski', 'hrvatski', { whole: 0.9, beginning: 0.9 }],
  ['hrvatki', 'hrvatski', { whole: 1, beginning: 1 }],
  ['hrvattski', 'hrvatski', { whole: 1, beginning: 1 }],
  ['hrbatski', 'hrvatski', { whole: 1, beginning: 1 }],
  ['hrvtas', 'hrvatski', { whole: 2.9, beginning: 0.9 }],
  ['hrvat', 'hrvatski', { whole: 3, beginning: 0 }],
  ['zlatarovozlato', 'zlatarovo zlato', { whole: 1, beginning: 1 }],
  ['more', 'knjiga', { whole: 6, beginning: 4 }],
  ['', 'more', { whole: 4, beginning: 0 }],
  ['more', '', { whole: 4, beginning: 4 }],
])('between %s and %s lie %o slips', (typed, word, expected) => {
  expect(slips(typed, word)).toEqual(expected)
})
