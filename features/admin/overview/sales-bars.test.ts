import { expect, it } from 'vitest'
import { barsOf, chartHeight, chartWidth } from './sales-bars'

const sold = (...totals: number[]) => totals.map((total, index) => ({ day: `2026-11-0${index + 1}`, orders: 1, total }))

// docs/rules/administration.md#day-sales
it.each([
  ['the highest bar fills the chart', sold(50, 100, 25), [40, 80, 20]],
  ['a day without sales is a line', sold(0, 100), [1, 80]],
  ['days without any sales are lines', sold(0, 0), [1, 1]],
  ['no days have no bars', sold(), []],
])('%s', (_, days, heights) => expect(barsOf(days).map(({ height }) => height)).toEqual(heights))

it('bars stand on the ground, within the chart, and only the last one is today', () => {
  const bars = barsOf(sold(50, 100, 25))
  for (const { y, height, x, width } of bars) {
    expect(y + height).toBe(chartHeight)
    expect(x >= 0 && x + width <= chartWidth).toBe(true)
  }
  expect(bars.map(({ isToday }) => isToday)).toEqual([false, false, true])
})
