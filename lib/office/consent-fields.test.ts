import { expect, it } from 'vitest'
import { consentOfField, toAssignment, toConsentFields } from './consent-fields'

const known = ['a', 'b', 'c']
const assignment = { consents: ['c', 'a'], requiredConsents: ['a'] }
const fields = { order: ['c', 'a'], 'consent.a': 'required', 'consent.b': 'hidden', 'consent.c': 'optional' }

it('gives each consent a field, and the order one', () => {
  expect(toConsentFields(assignment, known)).toEqual(fields)
  expect(toAssignment(fields)).toEqual(assignment)
  expect([consentOfField('consent.a'), consentOfField('order')]).toEqual(['a', null])
})

it.each([
  ['a consent that the order does not name follows', { ...fields, 'consent.b': 'optional' }, ['c', 'a', 'b']],
  ['a hidden one of the order is left out', { ...fields, 'consent.c': 'hidden' }, ['a']],
  ['no order at all', { 'consent.b': 'optional', 'consent.a': 'optional' }, ['b', 'a']],
  ['no consents', {}, []],
])('%s', (_, merged, consents) => expect(toAssignment(merged).consents).toEqual(consents))
