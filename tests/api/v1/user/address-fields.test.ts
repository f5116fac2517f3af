import { expect, it } from 'vitest'
import { guestApi } from '@/lib/api/v1/user/guest'
import { addressApi } from '@/lib/api/v1/user/web/address'
import { address, newCart, visitor } from '@/tests/api/v2/ecommerce/support'
import { failureOf } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'

// docs/rules/checkout.md#postal-codes, docs/rules/checkout.md#address-fields, docs/rules/forms.md#one-line
it.each([
  ['a postal code that the country does not have', 'zipCode', 'abc', 'zip'],
  ['a Croatian postal code that does not exist', 'zipCode', '99999', 'zip'],
  ['a telephone of letters', 'contactPhone', 'nemam telefon', 'phone'],
  ['a name of two lines', 'lastName', 'Anić\nMarić', 'oneLine'],
  ['a control character in a street', 'street', 'Ilica\u001b[31m', 'oneLine'],
  ['a company of two lines', 'companyName', 'Primjer\r\nd.o.o.', 'oneLine'],
  ['a telephone that is too short', 'contactPhone', '12345', 'phone'],
])('refuses %s, of guests and in the address book', async (_, field, value, problem) => {
  const wrong = { ...address, [field]: value }
  const guest = visitor.call(guestApi.update, {
    ...(await newCart()),
    email: 'ana@primjer.hr',
    addresses: [address, { ...wrong, type: 'main' }],
  })
  expect(await failureOf(guest)).toMatchObject({ code: 'VALIDATION', fieldErrors: { [`addresses.1.${field}`]: [problem] } })
  const ana = await createUser()
  expect(await failureOf(ana.call(addressApi.create, wrong))).toMatchObject({ code: 'VALIDATION', fieldErrors: { [field]: [problem] } })
  expect(await ana.call(addressApi.create, address)).toMatchObject({ zipCode: '10000' })
})

// docs/rules/checkout.md#oib, #postal-codes
it('takes a company number with prefix and spaces, and stores its digits; ignores spaces in a postal code', async () => {
  const company = { ...address, zipCode: '10 000', companyName: 'Primjer d.o.o.', companyOIB: 'HR 990 0712 3051' }
  const guest = await visitor.call(guestApi.update, {
    ...(await newCart()),
    email: 'ana@primjer.hr',
    company: { name: 'Primjer d.o.o.', oib: 'HR99007123051', address: '' },
    addresses: [address, { ...company, type: 'main' }],
  })
  expect(guest.company?.oib).toBe('99007123051')
  expect(guest.addresses.find(({ type }) => type === 'main')?.companyOIB).toBe('99007123051')
  const ana = await createUser()
  const { id, companyOIB, zipCode } = await ana.call(addressApi.create, company)
  expect([companyOIB, zipCode]).toEqual(['99007123051', '10000'])
  expect(await ana.call(addressApi.update, { id, companyOIB: 'hr 99007123051' })).toMatchObject({ companyOIB: '99007123051' })
  expect(await ana.call(addressApi.update, { id, city: 'Split' })).toMatchObject({ companyOIB: '99007123051', city: 'Split' })
})

// docs/rules/checkout.md#oib
it('keeps the prefix HR where the country is another one, so that an OIB is no Italian number', async () => {
  const italian = { ...address, country: 'IT', zipCode: '00118', companyName: 'Primjer d.o.o.', companyOIB: 'HR 99007123051' }
  const guest = visitor.call(guestApi.update, {
    ...(await newCart()),
    email: 'ana@primjer.hr',
    addresses: [address, { ...italian, type: 'main' }],
  })
  expect(await failureOf(guest)).toMatchObject({ fieldErrors: { 'addresses.1.companyOIB': ['vatNumber'] } })
  const ana = await createUser()
  expect(await failureOf(ana.call(addressApi.create, { ...italian, type: 'main' }))).toMatchObject({
    fieldErrors: { companyOIB: ['vatNumber'] },
  })
})
