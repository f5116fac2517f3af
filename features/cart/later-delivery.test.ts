import { expect, it } from 'vitest'
import { laterDelivery } from './later-delivery'

type Facts = Parameters<typeof laterDelivery>[0]
type Settings = Parameters<typeof laterDelivery>[1]

const cart: Facts = { items: [{ options: {} }], coupon: null, countryId: null, summary: { cartTotal: 32.1 } }
const total = (cartTotal: number): Partial<Facts> => ({ summary: { cartTotal } })
const shop: Settings = {
  deliveryFrom: 2.9,
  freeDeliveryFrom: 45,
  freeDeliveryByCountry: { 7: 90 },
  allDeliveryFreeFrom: 45,
  allDeliveryFreeByCountry: { 7: 120 },
}
const from = { kind: 'from', price: 2.9 }

// docs/rules/prices.md#delivery-from
it.each<[string, Partial<Facts>, Partial<Settings>, unknown]>([
  ['below the threshold', {}, {}, from],
  ['at the threshold of every way', total(45), {}, { kind: 'free' }],
  ['far above it', total(870), {}, { kind: 'free' }],
  ['above the lowest threshold only', total(50), { allDeliveryFreeFrom: 60 }, { kind: 'someFree' }],
  ['where one way is never free', total(870), { allDeliveryFreeFrom: null }, { kind: 'someFree' }],
  ['a shop without free delivery', total(870), { freeDeliveryFrom: null, allDeliveryFreeFrom: null }, from],
  ['a shop that only gives it away', {}, { freeDeliveryFrom: null, allDeliveryFreeFrom: 0 }, { kind: 'free' }],
  ['a free-delivery coupon', { coupon: { code: 'X', kind: 'freeDelivery' } }, {}, { kind: 'free' }],
  ['another coupon', { coupon: { code: 'X', kind: 'percent' } }, {}, from],
  ['a subscription', { items: [{ options: { customPriceOption: 1 } }] }, {}, { kind: 'free' }],
  ['a country below its threshold', { countryId: 7, ...total(60) }, {}, { kind: 'unknown' }],
  ['a country above its lowest threshold', { countryId: 7, ...total(100) }, {}, { kind: 'someFree' }],
  ['a country above every threshold', { countryId: 7, ...total(120) }, {}, { kind: 'free' }],
  ['a country without one', { countryId: 8, ...total(870) }, {}, { kind: 'unknown' }],
])('%s', (_, facts, settings, expected) => expect(laterDelivery({ ...cart, ...facts }, { ...shop, ...settings })).toEqual(expected))
