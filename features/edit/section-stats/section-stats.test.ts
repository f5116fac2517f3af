import { describe, expect, it } from 'vitest'
import { clickRate } from './click-rate'
import { statsOf } from './section-stats'

describe('clicks on 100 views (docs/rules/lens.md#small-numbers)', () => {
  it.each([
    [{ clicks: 3, views: 99 }, null],
    [
      { clicks: 0, views: 100 },
      { rate: 0, margin: 2 },
    ],
    [
      { clicks: 18, views: 400 },
      { rate: 4.5, margin: 2.1 },
    ],
    [
      { clicks: 250, views: 200 },
      { rate: 125, margin: 15.5 },
    ],
  ])('%j', (counts, expected) => {
    expect(clickRate(counts)).toEqual(expected)
  })
})

describe('the stats of a section', () => {
  const own = { document: 'page:1', section: 's_1' }
  const row = (day: string, views: number) => ({ ...own, day, views, clicks: 1, adds: 2, orders: 0 })

  it('are the sums of its days, over the change to winter time', () => {
    const stats = [row('2026-10-24', 4), { ...row('2026-10-25', 9), section: 's_2' }, row('2026-10-26', 6)]
    // 23:30 UTC of the 24th is the 25th in Zagreb.
    const publications = [{ document: 'page:1', at: '2026-10-24T23:30:00.000Z' }]
    expect(statsOf({ from: '2026-10-24', to: '2026-10-26', stats, publications }, own)).toEqual({
      views: 10,
      clicks: 2,
      adds: 4,
      orders: 0,
      days: [
        { day: '2026-10-24', views: 4, isPublished: false },
        { day: '2026-10-25', views: 0, isPublished: true },
        { day: '2026-10-26', views: 6, isPublished: false },
      ],
    })
  })
})
