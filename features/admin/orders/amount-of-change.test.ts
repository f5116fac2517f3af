import { expect, it } from 'vitest'
import { amountOfChange } from './amount-of-change'

type Facts = Parameters<typeof amountOfChange>[0]

const at = '2026-11-20T10:00:00.000Z'
const order: Facts = {
  summary: { orderTotal: 28.62 },
  payments: [],
  refunds: [],
  refundable: null,
}
const payment = { id: 1, provider: 'bankTransfer' as const, at, said: null }
const refund = { id: 1, at, reason: '', iban: '', lines: [], delivery: 0, slip: null, amount: 13.41 }

it.each<[string, Partial<Facts>, Parameters<typeof amountOfChange>[1], number]>([
  ['what is due', { payments: [{ ...payment, state: 'open', amount: 15.21 }] }, 'paid', 15.21],
  ['the total of an order without an open payment', {}, 'paid', 28.62],
  ['what is left of a part refunded before', { refundable: { left: 15.21, delivery: 0 } }, 'refunded', 15.21],
  ['what is left when it is cancelled', { refundable: { left: 15.21, delivery: 0 } }, 'cancelled', 15.21],
  [
    'what waits to be paid by hand when nothing is left',
    {
      refundable: { left: 0, delivery: 0 },
      refunds: [
        { ...refund, state: 'manual' },
        { ...refund, id: 2, state: 'done' },
      ],
    },
    'refunded',
    13.41,
  ],
])('names %s', (_name, facts, to, amount) => {
  expect(amountOfChange({ ...order, ...facts }, to)).toBe(amount)
})
