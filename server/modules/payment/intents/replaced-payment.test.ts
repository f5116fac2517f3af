import { expect, it } from 'vitest'
import { findReplacedPayment } from './replaced-payment'

const card = (state: 'open' | 'settled' | 'failed' | 'voided' | 'surplus') => ({ provider: 'hostedForm', state, editId: null })
const paypal = (state: 'open' | 'settled' | 'voided') => ({ provider: 'paypal', state, editId: null })
const cash = { provider: 'cashOnDelivery', state: 'open' as const, editId: null }

// docs/rules/payments.md#replaced-payment
it.each([
  ['cash on delivery instead of a card', [card('voided'), cash], { way: 'card', outcome: 'voided' }],
  ['a card instead of PayPal', [paypal('voided'), card('settled')], { way: 'paypal', outcome: 'voided' }],
  ['late money of the card', [card('surplus'), cash], { way: 'card', outcome: 'refunded' }],
  ['a card paid twice', [card('surplus'), card('settled')], { way: 'card', outcome: 'refunded' }],
  ['another attempt by card', [card('voided'), card('open')], null],
  ['a declined card', [card('failed'), cash], null],
  ['a transfer given up for late money of the card', [card('settled'), { ...cash, state: 'voided' as const }], null],
  ['the difference of an edit', [card('settled'), { ...card('surplus'), editId: 3 }], null],
  ['one payment only', [card('voided')], null],
])('tells of %s', (_, payments, expected) => {
  expect(findReplacedPayment(payments)).toEqual(expected)
})
