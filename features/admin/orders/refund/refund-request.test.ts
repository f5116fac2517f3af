import { describe, expect, it } from 'vitest'
import { emptyRefundForm, parseAmount, refundRequest, wholeRefund } from './refund-request'

it.each([
  ['12,50', 12.5],
  ['12.5', 12.5],
  [' 7 ', 7],
  ['', 0],
  ['-1', null],
  ['1,234', null],
  ['pet', null],
])('reads the amount %s', (text, euros) => expect(parseAmount(text)).toBe(euros))

describe('the request of the refund panel', () => {
  it.each([
    ['is none while nothing is chosen', {}, null],
    ['is none for a wrong amount', { amount: 'x', delivery: true }, null],
    [
      'names lines with pieces and whether they go back to stock',
      { pieces: { 1: 2, 2: 0, 3: 1 }, notRestocked: new Set([3]) },
      {
        id: 7,
        lines: [
          { lineId: 1, quantity: 2, restock: true },
          { lineId: 3, quantity: 1, restock: false },
        ],
        delivery: false,
        amount: 0,
      },
    ],
    ['names delivery and amount', { delivery: true, amount: '1,5' }, { id: 7, lines: [], delivery: true, amount: 1.5 }],
  ])('%s', (_, form, request) => expect(refundRequest(7, { ...emptyRefundForm, ...form })).toEqual(request))

  it('of everything leaves out what was returned', () => {
    const line = { name: '', sku: '', optionLabels: [], refunded: 0, returnable: 0, sent: 0, toSend: 0 }
    const form = wholeRefund({ lines: [{ ...line, id: 1, qty: 3, returned: 1 }], refundable: { left: 20, delivery: 0 } })
    expect(form).toMatchObject({ pieces: { 1: 2 }, delivery: false })
  })
})
