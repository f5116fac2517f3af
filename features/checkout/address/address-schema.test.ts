import { expect, it } from 'vitest'
import { addressSchema, newAddress, billingCountry, type AddressForm, type CheckoutRules } from './address-schema'

const fields = {
  firstName: 'Ana',
  lastName: 'Marić',
  contactEmail: 'ana@primjer.hr',
  contactPhone: '+385 91 234 5678',
  country: 'HR',
  street: 'Ilica',
  houseNumber: '1',
  city: 'Zagreb',
  zipCode: '10000',
}
const place = { ...fields, from: newAddress, edits: null, keep: true }
const nothing = {
  ...place,
  firstName: '',
  lastName: '',
  contactEmail: '',
  contactPhone: '',
  country: '',
  street: '',
  houseNumber: '',
  city: '',
  zipCode: '',
}
const filled: AddressForm = {
  shipping: place,
  differentBilling: false,
  billing: nothing,
  isCompany: false,
  company: { name: '', oib: '' },
  consents: { c1: true, c4: false },
}
const rules: CheckoutRules = {
  lettersOnly: true,
  zipPatterns: new Map([['HR', '\\d{5}']]),
  requiredConsents: [1],
  delivered: new Set(['HR', 'SI']),
  saved: new Map([
    [7, { ...fields, city: 'Split' }],
    [8, { ...fields, contactPhone: '' }],
    [9, { ...fields, country: 'US' }],
  ]),
}

function problems(change: Partial<AddressForm>, own: Partial<CheckoutRules> = {}) {
  const { error } = addressSchema({ ...rules, ...own }).safeParse({ ...filled, ...change })
  return (error?.issues ?? []).map(({ path, message, code }) => `${path.join('.')} ${code === 'too_big' ? 'maxLength' : message}`)
}

it.each<[string, Partial<AddressForm>, string[]]>([
  ['no problem', {}, []],
  ['an incomplete billing address that is not used', { billing: { ...nothing, firstName: '1' } }, []],
  ['an incomplete company that is not used', { company: { name: '', oib: '1' } }, []],
  [
    'everything at once',
    { shipping: { ...place, firstName: '', contactEmail: 'ana', city: ' ', zipCode: '1' }, consents: {}, isCompany: true },
    [
      'shipping.firstName required',
      'shipping.contactEmail email',
      'shipping.city required',
      'shipping.zipCode zip',
      'company.name required',
      'company.oib required',
      'consents.c1 consentRequired',
    ],
  ],
  ['a digit in a name', { shipping: { ...place, lastName: 'Marić 2' } }, ['shipping.lastName specialCharacters']],
  ['a malformed telephone', { shipping: { ...place, contactPhone: 'ne' } }, ['shipping.contactPhone phone']],
  ['an area code in brackets', { shipping: { ...place, contactPhone: '(01) 234 5678' } }, []],
  ['a street too long', { shipping: { ...place, street: 'x'.repeat(76) } }, ['shipping.street maxLength']],
  ['a house number too long', { shipping: { ...place, houseNumber: 'x'.repeat(16) } }, ['shipping.houseNumber maxLength']],
  ['a house number in the street', { shipping: { ...place, street: 'Ilica 12', houseNumber: '' } }, []],
  ['a street that ends in a date', { shipping: { ...place, street: 'Trg 13. rujna', houseNumber: '' } }, ['shipping.houseNumber required']],
  ['a country without delivery', { shipping: { ...place, country: 'US' } }, ['shipping.country country']],
  ['a billing country without delivery', { differentBilling: true, billing: { ...place, country: 'US' } }, []],
  [
    'an empty billing address',
    { differentBilling: true, billing: { ...nothing, country: 'HR', contactEmail: 'a@b.hr', contactPhone: '091 234 567' } },
    [
      'billing.firstName required',
      'billing.lastName required',
      'billing.street required',
      'billing.houseNumber required',
      'billing.zipCode required',
      'billing.city required',
    ],
  ],
  ['a wrong OIB', { isCompany: true, company: { name: 'Knjiga d.o.o.', oib: '99007123052' } }, ['company.oib oib']],
  [
    'a wrong VAT number of the billing country',
    { isCompany: true, company: { name: 'Knjiga', oib: '99007123051' }, differentBilling: true, billing: { ...place, country: 'SI' } },
    ['company.oib vatNumber'],
  ],
  ['a saved address with invalid fields', { shipping: { ...nothing, from: '7' } }, []],
  ['a deleted saved address', { shipping: { ...place, from: '70' } }, ['shipping.from savedAddress']],
  ['a saved address without telephone', { shipping: { ...place, from: '8' } }, ['shipping.from savedAddress']],
  ['a saved address in a country without delivery', { shipping: { ...place, from: '9' } }, ['shipping.from savedAddress']],
])('%s', (_, change, expected) => expect(problems(change)).toEqual(expected))

it('accepts any name when the shop allows it', () => {
  expect(problems({ shipping: { ...place, firstName: 'X Æ A-12' } }, { lettersOnly: false })).toEqual([])
})

it('returns the chosen addresses, trimmed', () => {
  const form = { ...filled, shipping: { ...place, city: ' Zagreb ' }, differentBilling: true, billing: { ...nothing, from: '7' } }
  expect(addressSchema(rules).parse(form)).toEqual({
    shipping: { address: fields, bookId: null, edits: null, keep: true },
    billing: { address: { ...fields, city: 'Split' }, bookId: 7, edits: null, keep: true },
    company: null,
    consents: [1],
  })
})

// docs/rules/checkout.md#house-number
it.each(['', '12a'])('takes the house number out of the street; typed at its field: %j', (houseNumber) => {
  const form = { ...filled, shipping: { ...place, street: 'Ulica 1. svibnja 12a', houseNumber } }
  expect(addressSchema(rules).parse(form).shipping.address).toMatchObject({ street: 'Ulica 1. svibnja', houseNumber: '12a' })
})

it.each([
  ['the delivery country', false, newAddress, 'HR'],
  ['the country of the billing fields', true, newAddress, 'SI'],
  ['the country of the saved billing address', true, '9', 'US'],
])('the billing country is %s', (_, differentBilling, from, country) => {
  const form = { differentBilling, shipping: { from: newAddress, country: 'HR' }, billing: { from, country: 'SI' } }
  expect(billingCountry(form, rules.saved)).toBe(country)
})
