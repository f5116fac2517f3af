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

it('reads an address as forms send it', () => {
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
  ['nothing wrong', {}, {}],
  ['a name with digits', { firstName: 'Ana1' }, { 'addresses.0.firstName': ['specialCharacters'] }],
  ['a name with marks', { lastName: '<Marić>' }, { 'addresses.0.lastName': ['specialCharacters'] }],
  ['a country that is none', { country: 'XX' }, { 'addresses.0.country': ['country'] }],
  ['a bill sent far away', { country: 'US' }, {}],
  ['a parcel sent where nobody goes', { type: 'shipping', country: 'US' }, { 'addresses.0.country': ['country'] }],
  ['a company without its number', { companyName: 'Knjiga d.o.o.' }, { 'addresses.0.companyOIB': ['required'] }],
  ['a number without its company', { companyOIB: '99007123051' }, { 'addresses.0.companyName': ['required'] }],
  ['a wrong check digit', { companyName: 'Knjiga d.o.o.', companyOIB: '99007123052' }, { 'addresses.0.companyOIB': ['oib'] }],
  [
    'a foreign number of no such shape',
    { companyName: 'Buch GmbH', companyOIB: 'DE1', country: 'DE' },
    { 'addresses.0.companyOIB': ['vatNumber'] },
  ],
  ['a foreign number', { companyName: 'Buch GmbH', companyOIB: 'SI12345678', country: 'SI' }, {}],
])('%s', (_, own, errors) => {
  expect(addressErrors([{ ...address, ...own }], { names: 'lettersOnly', isCountry, isDelivered })).toEqual(errors)
})

it('lets names be anything when the site says so', () => {
  expect(addressErrors([{ ...address, firstName: 'X Æ A-12' }], { names: null, isCountry, isDelivered })).toEqual({})
})
