import { expect, it } from 'vitest'
import { toConsentFields } from '@/lib/office/consent-fields'
import { moveConsent, toConsentRows, toPatch } from './consent-rows'

const wordings = ['a', 'b', 'c', 'd'].map((uniqueNumber) => ({ uniqueNumber, name: uniqueNumber, displayName: uniqueNumber, version: 1 }))
const fields = toConsentFields({ consents: ['c', 'a', 'b'], requiredConsents: ['a'] }, ['a', 'b', 'c', 'd'])

const rowsOf = (of: typeof fields) => toConsentRows(of, wordings).map(({ uniqueNumber, state, place }) => [uniqueNumber, state, place])

it('lists the consents in the form’s order, then the others', () => {
  expect(rowsOf(fields)).toEqual([
    ['c', 'optional', 0],
    ['a', 'required', 1],
    ['b', 'optional', 2],
    ['d', 'hidden', -1],
  ])
})

it('moves no row when one is shown or hidden', () => {
  expect(rowsOf({ ...fields, 'consent.c': 'hidden', 'consent.d': 'optional' })).toEqual([
    ['c', 'hidden', -1],
    ['a', 'required', 0],
    ['b', 'optional', 1],
    ['d', 'optional', 2],
  ])
})

it.each<[string, -1 | 1, string]>([
  ['c', 1, 'acb'],
  ['b', -1, 'cba'],
  ['c', -1, 'cab'],
  ['b', 1, 'cab'],
  ['d', -1, 'cab'],
])('moves %s by %i', (key, by, order) => {
  expect(moveConsent(fields, key, by).join('')).toBe(order)
})

it('sends only what changed', () => {
  expect(toPatch({ 'consent.a': 'hidden' })).toEqual({ states: [{ uniqueNumber: 'a', state: 'hidden' }] })
  expect(toPatch({ order: ['a', 'c'] })).toEqual({ states: [], order: ['a', 'c'] })
})
