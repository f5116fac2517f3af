import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { couponProblem, normalizeCouponCode, type CouponSnapshot } from './coupon-problem'

const coupon: CouponSnapshot = {
  id: 1,
  code: 'LAMPA10',
  kind: 'percent',
  amount: 10,
  minTotalCents: 0,
  validFrom: null,
  validTo: null,
  usageLimit: null,
  used: 0,
  usageLimitPerCustomer: null,
  usedByOwner: 0,
  scope: null,
}
const totals = { now: 1000, totalCents: 2000, productIds: [7], voucherIds: [] }

describe('couponProblem of a coupon', () => {
  it.each<[string, Partial<CouponSnapshot>, ReturnType<typeof couponProblem>]>([
    ['without conditions', {}, null],
    ['1 ms before its start', { validFrom: 1001 }, 'notYet'],
    ['at its start', { validFrom: 1000 }, null],
    ['1 ms before its end', { validTo: 1001 }, null],
    ['at its end', { validTo: 1000 }, 'over'],
    ['with one use left', { usageLimit: 5, used: 4 }, null],
    ['used up', { usageLimit: 5, used: 5 }, 'usedUp'],
    ['with a limit of 0', { usageLimit: 0 }, 'usedUp'],
    ['with a use left for this shopper', { usageLimitPerCustomer: 2, usedByOwner: 1 }, null],
    ['used by this shopper', { usageLimitPerCustomer: 1, usedByOwner: 1 }, 'usedByYou'],
    ['for a product in the cart', { scope: [7] }, null],
    ['for other products', { scope: [8] }, 'scope'],
    ['for none of the products in it', { scope: [] }, 'scope'],
    ['at the minimum total', { minTotalCents: 2000 }, null],
    ['below the minimum total', { minTotalCents: 2001 }, 'minTotal'],
    ['expired and below the minimum: the expiry comes first', { validTo: 1, minTotalCents: 9999 }, 'over'],
  ])('%s', (_, facts, expected) => expect(couponProblem({ ...coupon, ...facts }, totals)).toBe(expected))

  it('is invalid for an empty cart with a scope, valid without one', () => {
    const empty = { ...totals, totalCents: 0, productIds: [] }
    expect(couponProblem({ ...coupon, scope: [7] }, empty)).toBe('scope')
    expect(couponProblem(coupon, empty)).toBeNull()
  })

  // docs/rules/prices.md#coupon-vouchers
  it.each<[string, Partial<CouponSnapshot>, number[], ReturnType<typeof couponProblem>]>([
    ['nothing but vouchers', {}, [], 'voucher'],
    ['nothing but vouchers, with a fixed amount', { kind: 'fixed', amount: 500 }, [], 'voucher'],
    ['nothing but vouchers, with free delivery', { kind: 'freeDelivery', amount: 0 }, [], 'voucher'],
    ['nothing but vouchers, which it names', { scope: [9] }, [], 'voucher'],
    ['nothing but vouchers and expired', { validTo: 1 }, [], 'over'],
    ['nothing but vouchers, below its minimum', { minTotalCents: 9999 }, [], 'voucher'],
    ['vouchers that it names and other products', { scope: [9] }, [7], 'voucher'],
    ['vouchers and products, none of which it names', { scope: [8] }, [7], 'scope'],
    ['vouchers and other products', {}, [7], null],
    ['vouchers and a product that it names', { scope: [7] }, [7], null],
    ['vouchers and too few other products', { minTotalCents: 2001 }, [7], 'minTotal'],
  ])('for a cart of %s', (_, facts, productIds, expected) => {
    const cart = { ...totals, productIds, totalCents: productIds.length * 2000, voucherIds: [9] }
    expect(couponProblem({ ...coupon, ...facts }, cart)).toBe(expected)
  })

  it('stays valid when the cart grows', () => {
    const facts = fc.record({ minTotalCents: fc.nat(5000), scope: fc.option(fc.array(fc.integer({ min: 1, max: 5 }))) })
    const ids = fc.array(fc.integer({ min: 1, max: 5 }))
    const cart = fc.record({ totalCents: fc.nat(5000), productIds: ids, voucherIds: ids })
    fc.assert(
      fc.property(facts, cart, fc.nat(5000), fc.integer({ min: 1, max: 5 }), (any, now, more, added) => {
        const one = { ...coupon, ...any }
        const later = { ...now, totalCents: now.totalCents + more, productIds: [...now.productIds, added] }
        const isValidNow = couponProblem(one, { now: 0, ...now }) === null
        expect(!isValidNow || couponProblem(one, { now: 0, ...later }) === null).toBe(true)
      }),
    )
  })
})

it.each([' Lampa 10 ', 'LAMPA10', 'lampa\t10', 'lampa\u00a010', 'ＬＡＭＰＡ１０'])('normalizes the code %j', (code) => {
  expect(normalizeCouponCode(code)).toBe('lampa10')
})
