import { describe, expect, it } from 'vitest'
import { holdProblem, transferWait, type HoldFacts } from './hold-problem'

const small: HoldFacts = {
  kind: 'bankTransfer',
  pieces: 2,
  cents: 4000,
  products: [{ pieces: 2, held: 0, free: 50 }],
  sameEmail: { orders: 0, pieces: 0 },
  lastHour: { orders: 0, pieces: 0 },
}
const of = (pieces: number, held: number, free: number) => ({ pieces, products: [{ pieces, held, free }] })
const crowd = { orders: 21, pieces: 40 }

describe('holdProblem', () => {
  it.each<[string, Partial<HoldFacts>]>([
    ['an ordinary order', {}],
    ['the last copies of a small shop', of(3, 0, 3)],
    ['ten of twelve, which nobody holds', of(5, 0, 12)],
    ['a school class', { ...of(30, 0, 90), cents: 90_000 }],
    ['a further order of the same address', { sameEmail: { orders: 4, pieces: 20 } }],
    ['a transfer up to the share', of(4, 16, 34)],
    ['cash on delivery up to its share', { kind: 'cashOnDelivery', ...of(4, 26, 24) }],
    ['a card for whatever is free, in calm', { kind: 'provider', ...of(40, 10, 40) }],
    ['a card of an address with many unpaid orders', { kind: 'provider', sameEmail: { orders: 5, pieces: 120 } }],
    ['one piece in a crowd', { ...of(1, 0, 2), lastHour: crowd }],
    ['a card up to its share in a crowd', { kind: 'provider', ...of(10, 30, 20), lastHour: crowd }],
  ])('accepts %s', (_, facts) => {
    expect(holdProblem({ ...small, ...facts })).toBeNull()
  })

  it.each<[string, Partial<HoldFacts>, string]>([
    ['too many pieces', { pieces: 61 }, 'HOLD_TOO_LARGE'],
    ['too much money', { cents: 300_001 }, 'HOLD_TOO_LARGE'],
    ['more than half of a product', of(26, 0, 50), 'HOLD_TOO_LARGE'],
    ['cash on delivery of too many', { kind: 'cashOnDelivery', pieces: 61 }, 'HOLD_TOO_LARGE'],
    ['the sixth order of one address', { sameEmail: { orders: 5, pieces: 5 } }, 'HOLD_TOO_MANY'],
    ['too many pieces of one address', { sameEmail: { orders: 1, pieces: 119 } }, 'HOLD_TOO_MANY'],
    ['a transfer above the share', of(5, 16, 34), 'HOLD_CROWDED'],
    ['cash on delivery above its share', { kind: 'cashOnDelivery', ...of(5, 26, 24) }, 'HOLD_CROWDED'],
    ['the second of two in a crowd', { ...of(1, 1, 1), lastHour: crowd }, 'HOLD_CROWDED'],
    ['a crowd of pieces', { ...of(2, 1, 4), lastHour: { orders: 2, pieces: 101 } }, 'HOLD_CROWDED'],
    ['a card above its share in a crowd', { kind: 'provider', ...of(11, 30, 20), lastHour: crowd }, 'HOLD_CROWDED'],
  ])('refuses %s', (_, facts, code) => {
    expect(holdProblem({ ...small, ...facts })).toBe(code)
  })
})

describe('transferWait', () => {
  it.each([
    [{ isUnknown: true, pieces: 2, totalCents: 4000 }, 10, 10],
    [{ isUnknown: true, pieces: 2, totalCents: 4000 }, null, null],
    [{ isUnknown: true, pieces: 21, totalCents: 4000 }, 10, 3],
    [{ isUnknown: true, pieces: 2, totalCents: 50_001 }, null, 3],
    [{ isUnknown: true, pieces: 21, totalCents: 4000 }, 2, 2],
    [{ isUnknown: false, pieces: 50, totalCents: 90_000 }, null, null],
  ])('of %o with %s days is %s', (order, days, expected) => {
    expect(transferWait(order, days)).toBe(expected)
  })
})
