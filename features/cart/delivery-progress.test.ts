import { expect, it } from 'vitest'
import { deliveryProgress } from './delivery-progress'

type Facts = Parameters<typeof deliveryProgress>[0]

const chosen = { coupon: null, deliveryMethodId: null, countryId: null }
const cart: Facts = { ...chosen, items: [{ options: {} }], digitalOnly: false, summary: { cartTotal: 32.1, delivery: 0 } }

it.each<[string, Partial<Facts>, number | null, unknown]>([
  ['some way to go', {}, 45, { from: 45, missing: 12.9 }],
  ['there', { summary: { cartTotal: 45, delivery: 0 } }, 45, { from: 45, missing: 0 }],
  ['beyond', { summary: { cartTotal: 90, delivery: 0 } }, 45, { from: 45, missing: 0 }],
  ['no such total in the shop', {}, null, null],
  ['a subscription, whose months cost what the plan says', { items: [{ options: { customPriceOption: 1 } }] }, 45, null],
  ['nothing to deliver', { digitalOnly: true }, 45, null],
  ['free by coupon', { coupon: { code: 'X', kind: 'freeDelivery' } }, 45, null],
  ['another coupon changes nothing', { coupon: { code: 'X', kind: 'percent' } }, 45, { from: 45, missing: 12.9 }],
  ['collected for nothing', { deliveryMethodId: 3 }, 45, null],
  ['far enough, but the chosen delivery costs all the same', { deliveryMethodId: 3, summary: { cartTotal: 60, delivery: 9 } }, 45, null],
  [
    'far enough, and the chosen delivery is free',
    { deliveryMethodId: 3, summary: { cartTotal: 60, delivery: 0 } },
    45,
    { from: 45, missing: 0 },
  ],
  ['abroad it takes more', { countryId: 7, summary: { cartTotal: 60, delivery: 0 } }, 45, { from: 90, missing: 30 }],
  ['abroad it is never free', { countryId: 8, summary: { cartTotal: 60, delivery: 0 } }, 45, null],
  ['a chosen delivery that costs', { deliveryMethodId: 3, summary: { cartTotal: 40, delivery: 4.5 } }, 45, { from: 45, missing: 5 }],
])('%s', (_, facts, from, expected) =>
  expect(deliveryProgress({ ...cart, ...facts }, { freeDeliveryFrom: from, freeDeliveryByCountry: { 7: 90 } })).toEqual(expected),
)
