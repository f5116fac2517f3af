import { expect, it } from 'vitest'
import { editProblem, type EditedOrder } from './edit-problem'

const line = { before: 2, quantity: 1, isDigital: false, isUnavailable: false, isShort: false }
const cheaper: EditedOrder = {
  lines: [line],
  isPaid: true,
  itemsCents: 1000,
  goodsCents: 1000,
  totalCents: 1450,
  totalBefore: 2450,
  couponMinimum: null,
  hasLostGoods: true,
  deliveryProblem: null,
  canPayDifference: true,
  isChanged: true,
}
const file = { ...line, isDigital: true }

it.each<[string, Partial<EditedOrder>, ReturnType<typeof editProblem>]>([
  ['fewer pieces', {}, null],
  ['no change', { isChanged: false }, 'UNCHANGED'],
  ['no piece left', { lines: [{ ...line, quantity: 0 }] }, 'EMPTY'],
  [
    'only a file left',
    {
      lines: [
        { ...file, before: 1 },
        { ...line, quantity: 0 },
      ],
    },
    'PARCEL_EMPTY',
  ],
  ['fewer files of a paid order', { lines: [line, file] }, 'FILES'],
  ['fewer files of an unpaid order', { lines: [line, file], isPaid: false }, null],
  ['a product that is not sold', { lines: [{ ...line, isUnavailable: true }] }, 'UNAVAILABLE'],
  ['more than there is', { lines: [{ ...line, isShort: true }] }, 'OUT_OF_STOCK'],
  ['too many lines', { lines: Array.from({ length: 101 }, () => line) }, 'LINES_LIMIT'],
  ['too many pieces', { lines: [{ ...line, quantity: 10_000 }] }, 'TOO_LARGE'],
  ['too dear', { totalCents: 1_000_000_001 }, 'TOO_LARGE'],
  ['less than the coupon asks for', { couponMinimum: 1001 }, 'COUPON_MINIMUM'],
  ['as much as the coupon asks for', { couponMinimum: 1000 }, null],
  ['another address of an order below the minimum', { couponMinimum: 1001, hasLostGoods: false }, null],
  ['a country without this delivery', { deliveryProblem: 'DELIVERY' }, 'DELIVERY'],
  ['nothing to pay any more', { totalCents: 0 }, 'FREE'],
  ['dearer, without the provider', { totalCents: 2451, canPayDifference: false }, 'PAYMENT_OFFLINE'],
  ['dearer and unpaid, without the provider', { totalCents: 2451, canPayDifference: false, isPaid: false }, null],
])('%s', (_, own, problem) => expect(editProblem({ ...cheaper, ...own })).toBe(problem))
