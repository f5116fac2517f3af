import { expect, it } from 'vitest'
import { coveredArea, movedFocal } from './cover'

const wide = { width: 200, height: 100 }

it.each([
  ['a square of the middle', wide, { crop: null, focal: null }, 1, { x: 0.25, y: 0, width: 0.5, height: 1 }],
  ['a square at the right edge', wide, { crop: null, focal: { x: 1, y: 0 } }, 1, { x: 0.5, y: 0, width: 0.5, height: 1 }],
  ['the same ratio', wide, { crop: null, focal: { x: 0.1, y: 0.1 } }, 2, { x: 0, y: 0, width: 1, height: 1 }],
  [
    'a square inside a crop',
    wide,
    { crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 }, focal: { x: 0, y: 0 } },
    1,
    { x: 0.5, y: 0, width: 0.25, height: 0.5 },
  ],
  [
    'the middle of a crop without a focal point',
    wide,
    { crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 }, focal: null },
    1,
    { x: 0.625, y: 0, width: 0.25, height: 0.5 },
  ],
])('%s', (_, picture, cut, ratio, area) => expect(coveredArea(picture, cut, ratio)).toEqual(area))

it.each([
  ['ArrowRight', false, { x: 0.51, y: 0.5 }],
  ['ArrowUp', true, { x: 0.5, y: 0.4 }],
  ['Enter', false, null],
])('%s moves the point (Shift: %s)', (key, shiftKey, moved) => expect(movedFocal({ x: 0.5, y: 0.5 }, { key, shiftKey })).toEqual(moved))

it('keeps the point on the picture', () => {
  expect(movedFocal({ x: 0, y: 1 }, { key: 'ArrowLeft', shiftKey: true })).toEqual({ x: 0, y: 1 })
})
