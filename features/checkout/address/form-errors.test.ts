import { expect, it } from 'vitest'
import type { FieldErrors } from '@/lib/api/errors'
import { toFormErrors } from './form-errors'

const typed = { hasBilling: false, chosen: [] }

it.each<[FieldErrors, Parameters<typeof toFormErrors>[1], string[]]>([
  [{ 'addresses.1.zipCode': ['zip'] }, typed, ['shipping.zipCode zip']],
  [{ 'addresses.0.city': ['required'] }, typed, ['shipping.city required']],
  [{ 'addresses.0.city': ['required'] }, { ...typed, hasBilling: true }, ['billing.city required']],
  [{ 'addresses.1.city': ['required'] }, { ...typed, chosen: ['shipping'] }, ['shipping.from savedAddress']],
  [{ 'addresses.0.companyOIB': ['oib'], 'company.oib': ['oib'] }, typed, ['company.oib oib', 'company.oib oib']],
  [
    { email: ['email'], 'details.lastName': ['specialCharacters'] },
    typed,
    ['shipping.contactEmail email', 'shipping.lastName specialCharacters'],
  ],
  [{ 'addresses.0.secret': ['unknown'], cartId: ['required'] }, typed, []],
])('%j with %j', (errors, sent, expected) => {
  expect(toFormErrors(errors, sent).map(({ field, rule }) => `${field} ${rule}`)).toEqual(expected)
})
