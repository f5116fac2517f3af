import { describe, expect, it } from 'vitest'
import { diffSales, isSamePlan, openPeriods, withoutCurrentSale, withSale, type SalePeriod } from './sale-periods'

const day = (n: number) => new Date(Date.UTC(2026, 10, n))
const sale = (cents: number, from: number, until: number | null = null): SalePeriod => ({
  cents,
  from: day(from),
  until: until === null ? null : day(until),
})
const now = day(10)

// docs/rules/catalog.md#sale-overlap
describe('a new sale', () => {
  it.each([
    ['follows one that is over by then', [sale(9, 5, 8)], [sale(9, 5, 8), sale(7, 10, 20)]],
    ['ends one that is on', [sale(9, 5)], [sale(9, 5, 10), sale(7, 10, 20)]],
    ['replaces one that begins within it', [sale(9, 12, 30)], [sale(7, 10, 20)]],
    ['leaves one that begins where it ends', [sale(9, 20)], [sale(9, 20), sale(7, 10, 20)]],
  ])('%s', (_, before, after) => expect(isSamePlan(withSale(before, sale(7, 10, 20)), after)).toBe(true))

  it('without an end replaces every later one', () => expect(withSale([sale(9, 30)], sale(7, 10))).toEqual([sale(7, 10)]))
})

it('ends what is on, and leaves what is planned', () =>
  expect(withoutCurrentSale([sale(9, 5), sale(8, 10), sale(7, 11)], now)).toEqual([sale(7, 11)]))

it('is open until its end', () =>
  expect(openPeriods([sale(9, 1, 10), sale(8, 1, 11), sale(7, 1)], now)).toEqual([sale(8, 1, 11), sale(7, 1)]))

describe('the rows of a plan', () => {
  const row = (id: number, period: SalePeriod) => ({ id, ...period })
  const nothing = { remove: [], end: [], add: [] }
  it.each([
    ['stay where nothing changes', [row(1, sale(9, 5, 20))], [sale(9, 5, 20)], nothing],
    ['end now', [row(1, sale(9, 5))], [], { ...nothing, end: [{ id: 1, at: now }] }],
    ['are removed where they were never valid', [row(1, sale(9, 12))], [], { ...nothing, remove: [1] }],
    ['are removed where they would end as they begin', [row(1, sale(9, 10))], [], { ...nothing, remove: [1] }],
    ['get another end', [row(1, sale(9, 5))], [sale(9, 5, 15)], { ...nothing, end: [{ id: 1, at: day(15) }] }],
    ['are added, a past beginning as now', [], [sale(9, 5, 20)], { ...nothing, add: [sale(9, 10, 20)] }],
    ['are not added for a time that is over', [], [sale(9, 5, 10)], nothing],
  ])('%s', (_, rows, wanted, changes) => expect(diffSales(rows, wanted, now)).toEqual(changes))
})
