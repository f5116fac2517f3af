import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withdrawalAmount, isFullWithdrawal } from './withdrawal-amount'

const lines = [
  { id: 1, quantity: 3, rowCents: 3000, discountCents: 100 },
  { id: 2, quantity: 1, rowCents: 500, discountCents: 0 },
]
const order = { totalCents: 3850 }
const asked = (id: number, ...chosen: [number, number][]) => ({
  id,
  state: 'requested' as const,
  decidedAt: null,
  lines: chosen.map(([lineId, quantity]) => ({ lineId, quantity })),
})

describe('the refund of a withdrawal', () => {
  it.each<[string, [number, number][], number, boolean]>([
    ['of a part is its price after discounts', [[1, 1]], 966, false],
    ['of a line', [[2, 1]], 500, false],
    [
      'of everything includes the delivery',
      [
        [1, 3],
        [2, 1],
      ],
      3850,
      true,
    ],
  ])('%s', (_what, chosen, cents, whole) => {
    const request = asked(1, ...chosen)
    expect(withdrawalAmount({ order, lines, requests: [request], refunds: [], request, isMoneyIn: true })).toBe(cents)
    expect(isFullWithdrawal({ lines, requests: [request], refunds: [], request })).toBe(whole)
  })

  it('is zero before the payment', () => {
    const request = asked(1, [1, 3], [2, 1])
    expect(withdrawalAmount({ order, lines, requests: [request], refunds: [], request, isMoneyIn: false })).toBe(0)
  })

  it('pays only what refunds by staff left', () => {
    const refunds = [{ at: new Date(0), lines: [{ lineId: 1, quantity: 1 }], otherCents: 450 }]
    const part = asked(1, [1, 1])
    expect(withdrawalAmount({ order, lines, requests: [part], refunds, request: part, isMoneyIn: true })).toBe(967)
    const rest = asked(1, [1, 2], [2, 1])
    expect(isFullWithdrawal({ lines, requests: [rest], refunds, request: rest })).toBe(true)
    expect(withdrawalAmount({ order, lines, requests: [rest], refunds, request: rest, isMoneyIn: true })).toBe(3850 - 966 - 450)
  })

  it('adds up to the total in any parts', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 6 }),
      unit: fc.integer({ min: 1, max: 5000 }),
      off: fc.integer({ min: 0, max: 99 }),
    })
    const property = fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 900 }),
      fc.integer(),
      (some, delivery, salt) => {
        const all = some.map(({ quantity, unit, off }, index) => {
          const rowCents = unit * quantity
          return { id: index + 1, quantity, rowCents, discountCents: Math.floor((rowCents * off) / 100) }
        })
        const total = { totalCents: all.reduce((sum, { rowCents, discountCents }) => sum + rowCents - discountCents, delivery) }
        // One piece after another, in some order.
        const pieces = all.flatMap(({ id, quantity }) =>
          Array.from({ length: quantity }, (_, n) => ({ id, key: (id * 31 + n * 17 + salt) % 101 })),
        )
        const accepted: { id: number; state: 'accepted'; decidedAt: Date; lines: { lineId: number; quantity: number }[] }[] = []
        let back = 0
        for (const [index, { id }] of pieces.toSorted((a, b) => a.key - b.key).entries()) {
          const request = asked(index + 1, [id, 1])
          const cents = withdrawalAmount({
            order: total,
            lines: all,
            requests: [...accepted, request],
            refunds: [],
            request,
            isMoneyIn: true,
          })
          expect(cents).toBeGreaterThanOrEqual(0)
          back += cents
          accepted.push({ ...request, state: 'accepted', decidedAt: new Date(index) })
        }
        expect(back).toBe(total.totalCents)
      },
    )
    fc.assert(property, { numRuns: 200 })
  })
})
