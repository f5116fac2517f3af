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
  ['nothing wrong', {}, []],
  ['half a bill’s address that does not count', { billing: { ...nothing, firstName: '1' } }, []],
  ['half a company that does not count', { company: { name: '', oib: '1' } }, []],
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
  ['letters only', { shipping: { ...place, lastName: 'Marić 2' } }, ['shipping.lastName specialCharacters']],
  ['no telephone', { shipping: { ...place, contactPhone: 'ne' } }, ['shipping.contactPhone phone']],
  ['an area code in brackets', { shipping: { ...place, contactPhone: '(01) 234 5678' } }, []],
  ['a street too long', { shipping: { ...place, street: 'x'.repeat(76) } }, ['shipping.street maxLength']],
  ['a house number too long', { shipping: { ...place, houseNumber: 'x'.repeat(16) } }, ['shipping.houseNumber maxLength']],
  ['where nobody delivers', { shipping: { ...place, country: 'US' } }, ['shipping.country country']],
  ['a bill that goes there', { differentBilling: true, billing: { ...place, country: 'US' } }, []],
  [
    'another bill without anything',
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
    'a wrong number abroad, where the bill goes',
    { isCompany: true, company: { name: 'Knjiga', oib: '99007123051' }, differentBilling: true, billing: { ...place, country: 'SI' } },
    ['company.oib vatNumber'],
  ],
  ['a saved address, whatever the fields hold', { shipping: { ...nothing, from: '7' } }, []],
  ['one that is not saved any more', { shipping: { ...place, from: '70' } }, ['shipping.from savedAddress']],
  ['a saved one without telephone', { shipping: { ...place, from: '8' } }, ['shipping.from savedAddress']],
  ['a saved one where nobody delivers', { shipping: { ...place, from: '9' } }, ['shipping.from savedAddress']],
])('%s', (_, change, expected) => expect(problems(change)).toEqual(expected))

it('asks for no letters where the shop does not', () => {
  expect(problems({ shipping: { ...place, firstName: 'X Æ A-12' } }, { lettersOnly: false })).toEqual([])
})

it('gives what was chosen, trimmed', () => {
  const form = { ...filled, shipping: { ...place, city: ' Zagreb ' }, differentBilling: true, billing: { ...nothing, from: '7' } }
  expect(addressSchema(rules).parse(form)).toEqual({
    shipping: { address: fields, bookId: null, edits: null, keep: true },
    billing: { address: { ...fields, city: 'Split' }, bookId: 7, edits: null, keep: true },
    company: null,
    consents: [1],
  })
})

it.each([
  ['the parcel’s', false, newAddress, 'HR'],
  ['the bill’s own', true, newAddress, 'SI'],
  ['a saved one’s', true, '9', 'US'],
])('the bill goes to %s country', (_, differentBilling, from, country) => {
  const form = { differentBilling, shipping: { from: newAddress, country: 'HR' }, billing: { from, country: 'SI' } }
  expect(billingCountry(form, rules.saved)).toBe(country)
})
