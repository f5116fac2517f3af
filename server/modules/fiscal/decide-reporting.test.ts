import { expect, it } from 'vitest'
import { buyerOib, fiscalPayment, decideReporting } from './decide-reporting'

const [oib, other] = ['99007123051', '12345678903']
const person = { companyOIB: null, country: 'HR' }
const company = { companyOIB: 'HR 12345678903', country: 'HR' }
const foreign = { companyOIB: 'ATU12345678', country: 'AT' }

// docs/rules/fiscal.md#fiscal-scope
it.each([
  ['a person by card', person, 'K', 'report'],
  ['a person by transfer', person, 'T', 'report'],
  ['a person on delivery', person, 'G', 'report'],
  ['a company by card', company, 'K', 'report'],
  ['a company by transfer', company, 'T', 'eInvoice'],
  ['a foreign company by transfer', foreign, 'T', 'report'],
] as const)('what %s pays', (_, buyer, payment, expected) => {
  expect(decideReporting({ seller: { oib }, buyer }, payment, oib)).toBe(expected)
  expect(decideReporting({ seller: { oib: other }, buyer }, payment, oib)).toBe('foreignSeller')
})

it('names a Croatian company by the digits of its OIB, nobody else', () => {
  expect([company, person, foreign].map(buyerOib)).toEqual(['12345678903', null, null])
})

// docs/rules/fiscal.md#fiscal-payment
it.each([
  ['bankTransfer', 'bankTransfer', 'T'],
  ['cashOnDelivery', 'cashOnDelivery', 'G'],
  ['provider', 'hostedForm', 'K'],
  ['provider', 'paypal', 'O'],
  ['provider', null, 'O'],
  [null, null, 'O'],
] as const)('%s by %s is %s', (kind, provider, expected) => expect(fiscalPayment(kind, provider)).toBe(expected))
