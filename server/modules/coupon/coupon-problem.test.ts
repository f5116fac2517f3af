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
const standing = { now: 1000, totalCents: 2000, productIds: [7] }

describe('a coupon', () => {
  it.each<[string, Partial<CouponSnapshot>, ReturnType<typeof couponProblem>]>([
    ['without conditions', {}, null],
    ['a moment before it begins', { validFrom: 1001 }, 'notYet'],
    ['as it begins', { validFrom: 1000 }, null],
    ['a moment before it ends', { validTo: 1001 }, null],
    ['as it ends', { validTo: 1000 }, 'over'],
    ['with one use left', { usageLimit: 5, used: 4 }, null],
    ['used up', { usageLimit: 5, used: 5 }, 'usedUp'],
    ['that nobody may use', { usageLimit: 0 }, 'usedUp'],
    ['with a use left for this shopper', { usageLimitPerCustomer: 2, usedByOwner: 1 }, null],
    ['used by this shopper', { usageLimitPerCustomer: 1, usedByOwner: 1 }, 'usedByYou'],
    ['for what lies in the cart', { scope: [7] }, null],
    ['for other things', { scope: [8] }, 'scope'],
    ['for nothing that lies in it', { scope: [] }, 'scope'],
    ['for carts like this one', { minTotalCents: 2000 }, null],
    ['for dearer carts', { minTotalCents: 2001 }, 'minTotal'],
    ['past and too dear: the past comes first', { validTo: 1, minTotalCents: 9999 }, 'over'],
  ])('%s', (_, facts, expected) => expect(couponProblem({ ...coupon, ...facts }, standing)).toBe(expected))

  it('with a scope holds for no empty cart, one without it for any', () => {
    const empty = { ...standing, totalCents: 0, productIds: [] }
    expect(couponProblem({ ...coupon, scope: [7] }, empty)).toBe('scope')
    expect(couponProblem(coupon, empty)).toBeNull()
  })

  it('that holds for a cart holds for the same cart with more in it', () => {
    const facts = fc.record({ minTotalCents: fc.nat(5000), scope: fc.option(fc.array(fc.integer({ min: 1, max: 5 }))) })
    const cart = fc.record({ totalCents: fc.nat(5000), productIds: fc.array(fc.integer({ min: 1, max: 5 })) })
    fc.assert(
      fc.property(facts, cart, fc.nat(5000), fc.integer({ min: 1, max: 5 }), (any, now, more, added) => {
        const one = { ...coupon, ...any }
        const later = { totalCents: now.totalCents + more, productIds: [...now.productIds, added] }
        const holdsNow = couponProblem(one, { now: 0, ...now }) === null
        expect(!holdsNow || couponProblem(one, { now: 0, ...later }) === null).toBe(true)
      }),
    )
  })
})

it.each([' Lampa 10 ', 'LAMPA10', 'lampa\t10', 'lampa\u00a010', 'ＬＡＭＰＡ１０'])('%j is written in one form', (code) => {
  expect(normalizeCouponCode(code)).toBe('lampa10')
})
