import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricesAfter, hasPriceChanges, diffPrices, toPriceFields, type RequestedPrices } from './diff-prices'
import type { DatedPrice, PriceRow } from '@/server/modules/product/import-export/record/record'

const now = new Date('2026-11-20T12:00:00Z')
const day = (days: number) => new Date(now.getTime() + days * 86_400_000)
const row = (kind: PriceRow['kind'], cents: number, from: number, to: number | null = null): DatedPrice => ({
  kind,
  cents,
  validFrom: day(from),
  validTo: to === null ? null : day(to),
})

/** The rows after the changes, as 'kind cents from..to' in days from now. */
function planned(rows: DatedPrice[], requested: RequestedPrices, since = now) {
  const current = rows.map((one, index) => ({ ...one, id: index + 1 }))
  const days = (moment: Date | null) => (moment === null ? '' : String((moment.getTime() - now.getTime()) / 86_400_000))
  const after = pricesAfter(current, diffPrices({ rows: current, requested, now, since }))
  return after.map(({ kind, cents, validFrom, validTo }) => `${kind} ${cents} ${days(validFrom)}..${days(validTo)}`)
}

describe('a changed price', () => {
  it('ends now and the new one starts', () => {
    expect(planned([row('retail', 1500, -90)], { retailCents: 1800 })).toEqual(['retail 1500 -90..0', 'retail 1800 0..'])
  })

  it('keeps a future price', () => {
    expect(planned([row('retail', 1500, -90), row('retail', 1900, 30)], { retailCents: 1800 })).toEqual([
      'retail 1500 -90..0',
      'retail 1900 30..',
      'retail 1800 0..',
    ])
    expect(planned([row('member', 1300, -90, 30), row('member', 1200, 30)], { memberCents: 1250 })).toEqual([
      'member 1300 -90..0',
      'member 1200 30..',
      'member 1250 0..30',
    ])
  })

  it('without a difference changes nothing', () => {
    const rows = [row('retail', 1500, -90), row('member', 1350, -90), row('sale', 1200, -3, 4)]
    const requested = { retailCents: 1500, memberCents: 1350, sale: { cents: 1200, from: day(-3), to: day(4) } }
    expect(planned(rows, requested)).toEqual(['retail 1500 -90..', 'member 1350 -90..', 'sale 1200 -3..4'])
    expect(planned(rows, {})).toHaveLength(3)
  })

  it('can remove a member price, but not a retail price', () => {
    expect(planned([row('retail', 1500, -90), row('member', 1350, -90)], { retailCents: null, memberCents: null })).toEqual([
      'retail 1500 -90..',
      'member 1350 -90..0',
    ])
  })
})

describe('a sale', () => {
  it.each<[string, DatedPrice[], RequestedPrices['sale'], string[]]>([
    ['starts now without a start', [], { cents: 1200 }, ['sale 1200 0..']],
    ['starts when planned', [], { cents: 1200, from: day(2), to: day(9) }, ['sale 1200 2..9']],
    ['with a past start starts now', [], { cents: 1200, from: day(-5), to: day(9) }, ['sale 1200 0..9']],
    ['that has ended is not written', [], { cents: 1200, from: day(-9), to: day(-2) }, []],
    ['that is current continues', [row('sale', 1200, -3, 4)], { cents: 1200, from: day(-5), to: day(4) }, ['sale 1200 -3..4']],
    ['that is current gets a new end', [row('sale', 1200, -3, 4)], { cents: 1200, from: null, to: day(8) }, ['sale 1200 -3..8']],
    ['that is current keeps its end without one', [row('sale', 1200, -3, 4)], { cents: 1200 }, ['sale 1200 -3..4']],
    ['is replaced by a lower one', [row('sale', 1200, -3, 4)], { cents: 1000, to: day(4) }, ['sale 1200 -3..0', 'sale 1000 0..4']],
    ['is ended', [row('sale', 1200, -3, 4)], null, ['sale 1200 -3..0']],
    ['in the future is deleted', [row('sale', 1200, 2, 9)], null, []],
    ['in the future is moved', [row('sale', 1200, 2, 9)], { cents: 1200, from: day(3), to: day(9) }, ['sale 1200 3..9']],
    [
      'that is current is ended by a past end',
      [row('sale', 1200, -3, 4)],
      { cents: 1200, from: day(-3), to: day(-1) },
      ['sale 1200 -3..0'],
    ],
    ['that has ended leaves a planned one', [row('sale', 1200, 2, 9)], { cents: 1200, from: day(-9), to: day(-2) }, ['sale 1200 2..9']],
    ['that has ended leaves another current one', [row('sale', 1200, -3, 4)], { cents: 1000, to: day(-4) }, ['sale 1200 -3..4']],
    ['of the past stays', [row('sale', 1100, -40, -30)], null, ['sale 1100 -40..-30']],
    [
      'ends a planned one where it begins',
      [row('sale', 1200, -3, 1), row('sale', 1100, 2, 9)],
      { cents: 1000, from: day(5), to: day(12) },
      ['sale 1200 -3..0', 'sale 1100 2..5', 'sale 1000 5..12'],
    ],
    [
      'takes the place of one planned within it',
      [row('sale', 1200, -3, 1), row('sale', 1100, 6, 9), row('sale', 1150, 12, 14)],
      { cents: 1000, from: day(5), to: day(12) },
      ['sale 1200 -3..0', 'sale 1150 12..14', 'sale 1000 5..12'],
    ],
    [
      'that is current and lasts longer takes the place of one planned within it',
      [row('sale', 1200, -3, 4), row('sale', 1100, 6, 9)],
      { cents: 1200, from: day(-3), to: day(10) },
      ['sale 1200 -3..10'],
    ],
    [
      'replaces all overlapping sales',
      [row('sale', 1200, -3), row('sale', 1100, -2)],
      { cents: 1150 },
      ['sale 1200 -3..0', 'sale 1100 -2..0', 'sale 1150 0..'],
    ],
  ])('%s', (_, sales, sale, expected) => {
    expect(planned([row('retail', 1500, -90), ...sales], { sale })).toEqual(['retail 1500 -90..', ...expected])
  })

  it('of a new product may have a past start', () => {
    const requested = { retailCents: 1500, sale: { cents: 1200, from: day(-5), to: day(9) } }
    expect(planned([], requested, day(-60))).toEqual(['retail 1500 -60..', 'sale 1200 -5..9'])
    expect(planned([], { ...requested, sale: { cents: 1200 } }, day(-60))).toEqual(['retail 1500 -60..', 'sale 1200 0..'])
  })
})

it('importing exported price columns changes nothing', () => {
  const price = fc.record({
    kind: fc.constantFrom<PriceRow['kind']>('retail', 'sale', 'member'),
    cents: fc.integer({ min: 1, max: 5000 }),
    from: fc.integer({ min: -60, max: 30 }),
    lasts: fc.option(fc.integer({ min: 1, max: 60 })),
  })
  fc.assert(
    fc.property(fc.array(price, { maxLength: 8 }), (prices) => {
      const rows = prices.map(({ kind, cents, from, lasts }, id) => ({
        id,
        ...row(kind, cents, from, lasts === null ? null : from + lasts),
      }))
      expect(hasPriceChanges(diffPrices({ rows, requested: toPriceFields(rows, now), now, since: now }))).toBe(false)
    }),
  )
})

it('price columns show the requested prices, and a second diff is empty', () => {
  const requested = fc.record({
    retailCents: fc.integer({ min: 1000, max: 5000 }),
    memberCents: fc.option(fc.integer({ min: 1, max: 900 })),
  })
  fc.assert(
    fc.property(requested, requested, (first, second) => {
      const one = pricesAfter([], diffPrices({ rows: [], requested: first, now: day(-10), since: day(-10) })).map((price, id) => ({
        ...price,
        id,
      }))
      const two = pricesAfter(one, diffPrices({ rows: one, requested: second, now, since: now })).map((price, id) => ({
        ...price,
        id,
      }))
      expect(toPriceFields(two, now)).toMatchObject(second)
      expect(hasPriceChanges(diffPrices({ rows: two, requested: second, now, since: now }))).toBe(false)
    }),
  )
})
