import { expect, it } from 'vitest'
import { orderSlipText } from './order-slip'

const billing = {
  type: 'main' as const,
  firstName: 'Mirjana',
  lastName: 'Šćepanović',
  contactEmail: 'm@primjer.hr',
  contactPhone: '+385 1 5550 100',
  country: 'HR',
  countryName: 'Hrvatska',
  region: '',
  city: 'Zagreb',
  street: 'Ulica Čede Žica',
  houseNumber: '12b',
  zipCode: '10000',
  companyName: null,
  companyOIB: null,
}
const bankTransfer = {
  recipient: 'Pod lampom d.o.o. za knjižarstvo i izdavaštvo',
  recipientAddress: 'Tiha ulica 7, 10000 Zagreb',
  iban: 'HR8929990071105550123',
  bank: 'Gradska štedionica d.d.',
  model: 'HR00',
  reference: '2026-000123',
  purpose: 'Narudžba 2026-000123',
  amount: 47.9,
}
const payment = { name: 'Opća uplatnica', instructions: '', bankTransfer }

it('fills the slip from the order', () => {
  expect(orderSlipText({ billing, payment })?.split('\n')).toEqual([
    'HRVHUB30',
    'EUR',
    '000000000004790',
    'Mirjana Šćepanović',
    'Ulica Čede Žica 12b',
    '10000 Zagreb',
    'Pod lampom d.o.o. za',
    'Tiha ulica 7',
    '10000 Zagreb',
    'HR8929990071105550123',
    'HR00',
    '2026-000123',
    'GDDS',
    'Narudžba 2026-000123',
    '',
  ])
})

it('names the buying company as payer', () => {
  const company = { ...billing, companyName: 'Čitaonica d.o.o.', companyOIB: '99007123051' }
  expect(orderSlipText({ billing: company, payment })).toContain('\nČitaonica d.o.o.\n')
})

it.each([
  ['paid otherwise', null],
  ['that costs nothing', { ...bankTransfer, amount: 0 }],
  ['to an account abroad', { ...bankTransfer, iban: 'SI56191000000123438' }],
  ['to a mistyped account', { ...bankTransfer, iban: 'HR8929990071105550124' }],
])('gives no slip for an order %s', (_, transfer) => {
  expect(orderSlipText({ billing, payment: { ...payment, bankTransfer: transfer } })).toBeNull()
})
