import { expect, it } from 'vitest'
import { AddressInput } from '@/lib/api/entities/address.schema'
import { addressErrors } from './address-errors'

const address = AddressInput.parse({
  type: 'MAIN',
  firstName: ' Ana ',
  lastName: 'Marić',
  contactEmail: 'Ana@Primjer.HR',
  contactPhone: '+385 1 234',
  country: 'hr',
  city: 'Zagreb',
  street: 'Ilica',
  houseNumber: '1',
  zipCode: '10000',
})
const isCountry = (iso: string) => ['HR', 'SI', 'DE', 'US'].includes(iso)
const isDelivered = (iso: string) => ['HR', 'SI'].includes(iso)
const zipPatterns = new Map([
  ['HR', '\\d{5}'],
  ['US', ''],
])

it('parses an address as forms send it', () => {
  expect(address).toMatchObject({
    type: 'main',
    firstName: 'Ana',
    contactEmail: 'ana@primjer.hr',
    country: 'HR',
    region: null,
    companyName: null,
  })
})

it.each<[string, Partial<AddressInput>, object]>([
  ['accepts a valid address', {}, {}],
  ['refuses a name with digits', { firstName: 'Ana1' }, { 'addresses.0.firstName': ['specialCharacters'] }],
  ['refuses a name with markup', { lastName: '<Marić>' }, { 'addresses.0.lastName': ['specialCharacters'] }],
  ['refuses an unknown country', { country: 'XX' }, { 'addresses.0.country': ['country'] }],
  ['accepts a billing address in any country', { country: 'US' }, {}],
  ['refuses a postal code that its country does not have', { zipCode: 'abc' }, { 'addresses.0.zipCode': ['zip'] }],
  ['refuses more than the postal code', { zipCode: '10000 Zagreb' }, { 'addresses.0.zipCode': ['zip'] }],
  ['accepts any postal code where none is prescribed', { country: 'US', zipCode: 'abc' }, {}],
  ['refuses a shipping country without delivery', { type: 'shipping', country: 'US' }, { 'addresses.0.country': ['country'] }],
  ['refuses a company without a number', { companyName: 'Knjiga d.o.o.' }, { 'addresses.0.companyOIB': ['required'] }],
  ['refuses a number without a company', { companyOIB: '99007123051' }, { 'addresses.0.companyName': ['required'] }],
  ['refuses a wrong check digit', { companyName: 'Knjiga d.o.o.', companyOIB: '99007123052' }, { 'addresses.0.companyOIB': ['oib'] }],
  [
    'refuses a malformed foreign number',
    { companyName: 'Buch GmbH', companyOIB: 'DE1', country: 'DE' },
    { 'addresses.0.companyOIB': ['vatNumber'] },
  ],
  ['accepts a foreign number', { companyName: 'Buch GmbH', companyOIB: 'SI12345678', country: 'SI' }, {}],
])('%s', (_, own, errors) => {
  expect(addressErrors([{ ...address, ...own }], { names: 'lettersOnly', isCountry, isDelivered, zipPatterns })).toEqual(errors)
})

it('accepts any name when the check is off', () => {
  expect(addressErrors([{ ...address, firstName: 'X Æ A-12' }], { names: null, isCountry, isDelivered, zipPatterns })).toEqual({})
})
