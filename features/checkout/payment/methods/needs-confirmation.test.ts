import { expect, it } from 'vitest'
import { needsConfirmation } from './needs-confirmation'

// docs/rules/payments.md#payment-confirmation
it.each([
  ['cash on delivery with a fee', { paymentType: null, fee: 1.5, pays: 'order' }, 0, true],
  ['a bank transfer without a fee', { paymentType: null, fee: 0, pays: 'order' }, 0, true],
  ['a card', { paymentType: 'CARD', fee: 0, pays: 'order' }, 0, false],
  ['a card with a fee that was not ordered', { paymentType: 'CARD', fee: 1, pays: 'order' }, 0, true],
  ['a card with the fee that was ordered', { paymentType: 'CARD', fee: 1, pays: 'order' }, 1, false],
  ['a card with a lower fee', { paymentType: 'CARD', fee: 0.5, pays: 'order' }, 1, false],
  ['the difference of a change', { paymentType: 'CARD', fee: 0, pays: 'difference' }, 0, false],
] as const)('of %s', (_, method, orderFee, expected) => expect(needsConfirmation(method, orderFee)).toBe(expected))
