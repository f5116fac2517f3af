import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeFormula, unescapeFormula } from './escape-formula'

it.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['-5', '-5'],
  ['+385 1 234', `'+385 1 234`],
  ["'=već", "''=već"],
  ['Zlatarovo zlato', 'Zlatarovo zlato'],
])('writes %s as %s', (cell, written) => {
  expect(escapeFormula(cell)).toBe(written)
})

it('round-trips any cell', () => {
  const cells = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '5', ',', 'a') })
  fc.assert(
    fc.property(cells, (cell) => {
      expect(unescapeFormula(escapeFormula(cell))).toBe(cell)
    }),
  )
})
