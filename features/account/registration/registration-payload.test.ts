import { describe, expect, it } from 'vitest'
import { emptyRegistration } from './register-schema'
import { nextStepAfterRegistration, toFormField, registrationPayload } from './registration-payload'

const empty = emptyRegistration([{ id: 3 }])
const values = {
  ...empty,
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'ana@primjer.hr',
  password: 'dovoljno',
  consents: { c3: true },
  main: { ...empty.main, street: 'Ilica' },
  shipping: { ...empty.shipping, firstName: 'Iva', street: 'Vlaška' },
}

describe('the registration payload', () => {
  it('of the simple form holds the person and the consents', () =>
    expect(registrationPayload(values, 'simple')).toEqual({
      details: { firstName: 'Ana', lastName: 'Anić' },
      email: 'ana@primjer.hr',
      username: 'ana@primjer.hr',
      password: 'dovoljno',
      consents: [3],
    }))

  it("of the full form holds the owner's address with name and company", () => {
    const company = { isCompany: true, companyName: 'Knjiga', companyOIB: '99007123051' }
    const { addresses = [], memberCardBarcode } = registrationPayload({ ...values, ...company, memberCardBarcode: '29' }, 'twoAddresses')
    expect(memberCardBarcode).toBe('29')
    expect(addresses).toMatchObject([
      { type: 'Main', firstName: 'Ana', contactEmail: 'ana@primjer.hr', street: 'Ilica', companyName: 'Knjiga', companyOIB: '99007123051' },
      { type: 'Shipping', firstName: 'Iva', street: 'Vlaška' },
    ])
    expect(registrationPayload(values, 'address').addresses).toHaveLength(1)
    expect(registrationPayload(values, 'address').addresses?.[0]).not.toHaveProperty('companyName')
  })
})

it.each([
  ['email', 'email'],
  ['details.firstName', 'firstName'],
  ['addresses.0.firstName', 'firstName'],
  ['addresses.0.contactEmail', 'email'],
  ['addresses.0.zipCode', 'main.zipCode'],
  ['addresses.0.companyOIB', 'companyOIB'],
  ['addresses.1.firstName', 'shipping.firstName'],
  ['addresses.2.city', 'addresses.2.city'],
])('maps the server field %s to the form field %s', (server, field) => expect(toFormField(server)).toBe(field))

it.each([
  [{ verificationToken: 'x', autoLogin: true }, 'confirmEmail'],
  [{ autoLogin: true }, 'signIn'],
  [{ autoLogin: false }, 'confirmEmail'],
])('after %j the next step is %s', (facts, next) => expect(nextStepAfterRegistration(facts)).toBe(next))
