import { expect, it } from 'vitest'
import { deliveryProgress } from './delivery-progress'

type Facts = Parameters<typeof deliveryProgress>[0]

const chosen = { coupon: null, deliveryMethodId: null, countryId: null }
const cart: Facts = { ...chosen, items: [{ options: {} }], digitalOnly: false, summary: { cartTotal: 32.1, delivery: 0 } }

it.each<[string, Partial<Facts>, number | null, unknown]>([
  ['below the threshold', {}, 45, { from: 45, missing: 12.9 }],
  ['at the threshold', { summary: { cartTotal: 45, delivery: 0 } }, 45, { from: 45, missing: 0 }],
  ['above the threshold', { summary: { cartTotal: 90, delivery: 0 } }, 45, { from: 45, missing: 0 }],
  ['no threshold', {}, null, null],
  ['a subscription', { items: [{ options: { customPriceOption: 1 } }] }, 45, null],
  ['a digital cart', { digitalOnly: true }, 45, null],
  ['a free-delivery coupon', { coupon: { code: 'X', kind: 'freeDelivery' } }, 45, null],
  ['another coupon', { coupon: { code: 'X', kind: 'percent' } }, 45, { from: 45, missing: 12.9 }],
  ['a free method below the threshold', { deliveryMethodId: 3 }, 45, null],
  ['above the threshold with a method that costs', { deliveryMethodId: 3, summary: { cartTotal: 60, delivery: 9 } }, 45, null],
  [
    'above the threshold with a free method',
    { deliveryMethodId: 3, summary: { cartTotal: 60, delivery: 0 } },
    45,
    { from: 45, missing: 0 },
  ],
  ['a country with a higher threshold', { countryId: 7, summary: { cartTotal: 60, delivery: 0 } }, 45, { from: 90, missing: 30 }],
  ['a country without a threshold', { countryId: 8, summary: { cartTotal: 60, delivery: 0 } }, 45, null],
  [
    'below the threshold with a method that costs',
    { deliveryMethodId: 3, summary: { cartTotal: 40, delivery: 4.5 } },
    45,
    { from: 45, missing: 5 },
  ],
])('%s', (_, facts, from, expected) =>
  expect(deliveryProgress({ ...cart, ...facts }, { freeDeliveryFrom: from, freeDeliveryByCountry: { 7: 90 } })).toEqual(expected),
)
