import { expect, it } from 'vitest'
import { nextInGrid } from './grid-keys'

// Two groups: three buttons in two rows, then two in one.
const boxes = [
  { left: 0, top: 0, width: 100 },
  { left: 120, top: 0, width: 100 },
  { left: 0, top: 90, width: 100 },
  { left: 0, top: 220, width: 100 },
  { left: 120, top: 220, width: 100 },
]

it.each([
  [0, 'ArrowRight', 1],
  [4, 'ArrowRight', 4],
  [0, 'ArrowLeft', 0],
  [1, 'ArrowDown', 2],
  [2, 'ArrowDown', 3],
  [4, 'ArrowUp', 2],
  [0, 'ArrowUp', null],
  [3, 'ArrowDown', null],
  [2, 'Home', 0],
  [2, 'End', 4],
  [2, 'a', null],
])('from %i by %s to %s', (at, key, expected) => {
  expect(nextInGrid(boxes, at, key)).toBe(expected)
})
