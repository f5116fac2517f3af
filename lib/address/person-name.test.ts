import { expect, it } from 'vitest'
import { isPersonName } from './person-name'

it.each([
  ['Ana', true],
  ['Đurđica-Žana Čečuk Šimić', true],
  ["O'Brien", true],
  ['D’Angelo', true],
  ['Łukasz', true],
  ['Ευρυδίκη', true],
  ['Jose\u0301', true],
  ['Ana1', false],
  ['<b>Ana</b>', false],
  ['ana@marić', false],
  ['', false],
])('%s: %s', (text, expected) => {
  expect(isPersonName(text)).toBe(expected)
})
