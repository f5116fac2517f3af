import { expect, it } from 'vitest'
import { boxAround, cropPixels, focalInCrop } from './crop'

const half = { x: 0.5, y: 0, width: 0.5, height: 1 }

it.each([
  ['a half', half, { width: 100, height: 50 }, { left: 50, top: 0, width: 50, height: 50 }],
  [
    'a sliver of a tiny picture',
    { x: 0.99, y: 0.99, width: 0.01, height: 0.01 },
    { width: 1, height: 1 },
    { left: 0, top: 0, width: 1, height: 1 },
  ],
  [
    'thirds that do not add up',
    { x: 1 / 3, y: 0, width: 2 / 3, height: 1 },
    { width: 100, height: 10 },
    { left: 33, top: 0, width: 67, height: 10 },
  ],
])('the pixels of %s', (_, crop, size, expected) => expect(cropPixels(crop, size)).toEqual(expected))

it.each([
  ['inside', { x: 0.75, y: 0.5 }, { x: 0.5, y: 0.5 }],
  ['outside', { x: 0.1, y: 0.5 }, { x: 0, y: 0.5 }],
])('a focal point %s a crop', (_, focal, expected) => expect(focalInCrop(focal, half)).toEqual(expected))

it('a focal point without a crop stays', () => expect(focalInCrop({ x: 0.2, y: 0.3 }, null)).toEqual({ x: 0.2, y: 0.3 }))

it.each([
  ['in the middle', { x: 0.5, y: 0.5 }, 25],
  ['at the left edge', { x: 0, y: 0.5 }, 0],
  ['at the right edge', { x: 1, y: 0.5 }, 50],
])('a box around a point %s', (_, focal, left) =>
  expect(boxAround(focal, { width: 50, height: 50 }, { width: 100, height: 50 })).toEqual({ left, top: 0, width: 50, height: 50 }),
)
