import { expect, it } from 'vitest'
import { placeToolbar } from './place-toolbar'

const desktop = { top: 0, left: 0, width: 1280, height: 800 }
const phone = { top: 0, left: 0, width: 390, height: 700 }
const bar = { width: 400, height: 44 }

it.each([
  ['above the anchor', { top: 300, left: 200 }, bar, desktop, { top: 248, left: 200 }],
  ['at the upper edge while the anchor is scrolled out', { top: -500, left: 200 }, bar, desktop, { top: 8, left: 200 }],
  ['at the lower edge while the anchor is below', { top: 2000, left: 200 }, bar, desktop, { top: 748, left: 200 }],
  ['within the right edge', { top: 300, left: 1200 }, bar, desktop, { top: 248, left: 872 }],
  ['at the lower edge of a phone', { top: 300, left: 16 }, { width: 240, height: 88 }, phone, { top: 604, left: 16 }],
  [
    'above the keyboard of a phone',
    { top: 300, left: 16 },
    { width: 240, height: 88 },
    { ...phone, top: 120, height: 380 },
    { top: 404, left: 16 },
  ],
  ['from the left edge when it is too wide', { top: 300, left: 16 }, bar, phone, { top: 648, left: 8 }],
])('%s', (_name, anchor, toolbar, viewport, expected) => {
  expect(placeToolbar({ anchor: { ...anchor, width: 100, height: 20 }, toolbar, viewport })).toEqual(expected)
})
