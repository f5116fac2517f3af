import { expect, it } from 'vitest'
import { guestApi } from '@/lib/api/v1/user/guest'
import { addressApi } from '@/lib/api/v1/user/web/address'
import { address, newCart, visitor } from '@/tests/api/v2/ecommerce/support'
import { failureOf } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'

// docs/rules/checkout.md#postal-codes, #address-fields
it.each([
  ['a postal code that the country does not have', 'zipCode', 'abc', 'zip'],
  ['a telephone of letters', 'contactPhone', 'nemam telefon', 'phone'],
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
