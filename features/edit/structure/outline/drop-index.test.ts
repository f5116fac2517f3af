import { expect, it } from 'vitest'
import { dropGap, indexAfterDrop } from './drop-index'

const rows = [
  { top: 100, bottom: 140 },
  { top: 140, bottom: 180 },
  { top: 180, bottom: 220 },
]

it.each([
  [90, 0],
  [119, 0],
  [121, 1],
  [165, 2],
  [215, 3],
  [900, 3],
])('at %i px the gap is %i', (y, gap) => {
  expect(dropGap(rows, y)).toBe(gap)
})

it.each([
  [0, 0, 0],
  [0, 1, 0],
  [0, 3, 2],
  [2, 0, 0],
  [1, 3, 2],
])('row %i dropped into gap %i becomes row %i', (from, gap, index) => {
  expect(indexAfterDrop(from, gap)).toBe(index)
})
