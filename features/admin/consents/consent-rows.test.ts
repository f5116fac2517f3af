import { expect, it } from 'vitest'
import { toConsentRows, moveRow, toAssignment } from './consent-rows'

const wordings = ['a', 'b', 'c'].map((uniqueNumber) => ({ uniqueNumber, name: uniqueNumber, displayName: uniqueNumber, version: 1 }))
const rows = toConsentRows({ assigned_to: 'checkout', consents: ['c', 'a'], requiredConsents: ['a'], version: 1 }, wordings)

it('lists shown consents first, in the form’s order', () => {
  expect(rows.map(({ uniqueNumber, shown, required }) => [uniqueNumber, shown, required])).toEqual([
    ['c', true, false],
    ['a', true, true],
    ['b', false, false],
  ])
  expect(toAssignment(rows)).toEqual({ consents: ['c', 'a'], requiredConsents: ['a'] })
})

it.each<[number, -1 | 1, string]>([
  [0, 1, 'acb'],
  [2, -1, 'cba'],
  [0, -1, 'cab'],
  [2, 1, 'cab'],
])('moves row %i by %i', (at, by, order) => {
  expect(
    moveRow(rows, at, by)
      .map(({ uniqueNumber }) => uniqueNumber)
      .join(''),
  ).toBe(order)
})

it('requires no hidden consent', () => {
  expect(toAssignment(rows.map((row) => ({ ...row, shown: false })))).toEqual({ consents: [], requiredConsents: [] })
})
