import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideRefund, type RefundFacts, type RefundRequest } from './decide-refund'

const none = new Map<number, number>()
const facts: RefundFacts = {
  lines: [
    { id: 1, quantity: 3, rowCents: 3000, discountCents: 100 },
    { id: 2, quantity: 1, rowCents: 500, discountCents: 0 },
  ],
  refundedOrWithdrawn: none,
  claimed: none,
  deliveryCents: 450,
  leftCents: 3850,
}
const request = (own: Partial<RefundRequest>): RefundRequest => ({ lines: [], delivery: false, amountCents: 0, ...own })
const piece = (lineId: number, quantity = 1) => ({ lineId, quantity, restock: false })
const refunded = (lineId: number, pieces: number) => ({
  refundedOrWithdrawn: new Map([[lineId, pieces]]),
  claimed: new Map([[lineId, pieces]]),
})

describe('a refund by staff', () => {
  it.each<[string, Partial<RefundFacts>, Partial<RefundRequest>, number | null]>([
    ['of one piece is its share after discounts', {}, { lines: [piece(1)] }, 966],
    ['of the next piece is rounded cumulatively', refunded(1, 1), { lines: [piece(1)] }, 967],
    ['of lines and delivery', {}, { lines: [piece(2)], delivery: true }, 950],
    ['of a free amount', {}, { amountCents: 123 }, 123],
    ['of everything', {}, { lines: [piece(1, 3), piece(2)], delivery: true }, 3850],
    ['of parts pays what is left', { leftCents: 700 }, { lines: [piece(1)] }, 700],
    ['keeps a free amount and cuts the parts', { leftCents: 1000 }, { lines: [piece(1)], amountCents: 500 }, 1000],
    ['of more than is left is refused', { leftCents: 100 }, { amountCents: 101 }, null],
    ['of a piece that was refunded is refused', refunded(2, 1), { lines: [piece(2)] }, null],
    ['of a piece with a requested withdrawal is refused', { claimed: new Map([[2, 1]]) }, { lines: [piece(2)] }, null],
    ['of a line of another order is refused', {}, { lines: [piece(9)] }, null],
    ['of nothing is refused', {}, {}, null],
    ['of delivery that was refunded is refused', { deliveryCents: 0 }, { delivery: true }, null],
  ])('%s', (_, own, asked, cents) => {
    expect(decideRefund({ ...facts, ...own }, request(asked))?.totalCents ?? null).toBe(cents)
  })

  it('never exceeds what is left', () => {
    const anyWish = fc.record({
      lines: fc.uniqueArray(fc.record({ lineId: fc.constantFrom(1, 2), quantity: fc.integer({ min: 1, max: 4 }), restock: fc.boolean() }), {
        selector: ({ lineId }) => lineId,
      }),
      delivery: fc.boolean(),
      amountCents: fc.integer({ min: 0, max: 4000 }),
    })
    fc.assert(
      fc.property(anyWish, fc.integer({ min: 0, max: 3850 }), (asked, leftCents) => {
        const decided = decideRefund({ ...facts, leftCents }, asked)
        if (!decided) return
        expect(decided.totalCents).toBeLessThanOrEqual(leftCents)
        expect(decided.linesCents + decided.deliveryCents + decided.amountCents).toBe(decided.totalCents)
      }),
    )
  })
})
