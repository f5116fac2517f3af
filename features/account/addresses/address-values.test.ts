import { expect, it } from 'vitest'
import type { Address } from '@/lib/api/entities/address.schema'
import { zagreb } from '@/tests/support/samples/sample-person'
import { addressSchema, emptyAddressValues, toAddressPayload, toAddressValues } from './address-values'

const schema = addressSchema({ lettersOnly: true, zipPatterns: new Map([['HR', '[1-5][0-9]{4}']]) })
const home: Address = { ...zagreb, id: 3, contactPhone: '+385 91 234 5678' }
const ana = { details: { firstName: 'Ana', lastName: 'Marić' }, email: 'ana@primjer.hr' }

it.each([
  ['nothing', [], 'shipping'],
  ['where parcels go', [home], 'main'],
  ['both', [home, { ...home, type: 'main' as const }], 'other'],
])('with %s in the book a new address is for %s', (_, addresses, type) =>
  expect(emptyAddressValues({ ...ana, addresses }, 'HR').type).toBe(type),
)

it('prefills the owner’s data only', () => {
  const started = emptyAddressValues({ ...ana, addresses: [home] }, 'SI')
  expect(started).toMatchObject({ firstName: 'Ana', contactPhone: '+385 91 234 5678', country: 'SI', street: '', isCompany: false })
})

it('survives the round trip through the form', () => {
  const { id: _id, countryId: _country, region: _region, ...same } = home
  expect(toAddressPayload(schema.parse(toAddressValues(home)))).toEqual(same)
})

it('sends no company when it is unticked', () => {
  const values = { ...toAddressValues({ ...home, companyName: 'Knjiga d.o.o.', companyOIB: '99007123051' }), isCompany: false }
  expect(toAddressPayload(values)).toMatchObject({ companyName: null, companyOIB: null })
})

it.each([
  ['a wrong postal code', { zipCode: '99' }, ['zipCode']],
  ['a company that says nothing', { isCompany: true }, ['companyName', 'companyOIB']],
  ['a telephone of letters', { contactPhone: 'nemam' }, ['contactPhone']],
])('refuses %s', (_, change, fields) => {
  const { error } = schema.safeParse({ ...toAddressValues(home), ...change })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(fields)
})
