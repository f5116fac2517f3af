import { describe, expect, it } from 'vitest'
import { missingRoom, placeToolbar } from './place-toolbar'

const desktop = { top: 0, left: 0, width: 1280, height: 800 }
const phone = { top: 0, left: 0, width: 390, height: 700 }
const bar = { width: 400, height: 44 }
const phoneBar = { width: 240, height: 88 }
const docked = { kind: 'docked' }
const at = (top: number, left: number) => ({ kind: 'floating', top, left })

// docs/rules/editing.md#rich-toolbar
describe('the place of the toolbar', () => {
  it.each([
    ['above the field', { top: 300, left: 200, height: 200 }, bar, desktop, at(248, 200)],
    ['below a field at the upper edge', { top: 20, left: 200, height: 200 }, bar, desktop, at(228, 200)],
    ['below a field whose beginning is scrolled out', { top: -500, left: 200, height: 700 }, bar, desktop, at(208, 200)],
    ['at the upper edge while the field is scrolled out', { top: -500, left: 200, height: 100 }, bar, desktop, at(8, 200)],
    ['at the lower edge while the field is below', { top: 2000, left: 200, height: 100 }, bar, desktop, at(748, 200)],
    ['within the right edge', { top: 300, left: 1200, height: 20 }, bar, desktop, at(248, 872)],
    ['docked where the text is longer than the screen', { top: -100, left: 200, height: 2000 }, bar, desktop, docked],
    ['docked on a phone', { top: 300, left: 16, height: 100 }, phoneBar, phone, docked],
    ['above a field at the lower edge of a phone', { top: 500, left: 16, height: 190 }, phoneBar, phone, at(404, 16)],
    ['docked on a phone where the text is longer than the screen', { top: -50, left: 16, height: 900 }, phoneBar, phone, docked],
    ['docked above the keyboard of a phone', { top: 200, left: 16, height: 100 }, phoneBar, { ...phone, top: 120, height: 380 }, docked],
    [
      'above a field that meets the keyboard',
      { top: 330, left: 16, height: 160 },
      phoneBar,
      { ...phone, top: 120, height: 380 },
      at(234, 16),
    ],
  ])('is %s', (_name, field, toolbar, viewport, expected) => {
    expect(placeToolbar({ field: { ...field, width: 100 }, toolbar, viewport })).toEqual(expected)
  })

  it.each([desktop, phone])('never meets the field where it floats, at %j', (viewport) => {
    for (let top = -900; top < 900; top += 7) {
      for (const height of [20, 150, 400, 650, 1500]) {
        const place = placeToolbar({ field: { top, left: 16, width: 350, height }, toolbar: { width: 300, height: 60 }, viewport })
        if (place.kind === 'docked') continue
        expect(place.top + 60 <= top || place.top >= top + height).toBe(true)
      }
    }
  })
})

describe('the room that is missing above a field', () => {
  it.each([
    ['none below it', { top: 300, height: 100 }, desktop, 0],
    ['as much as the toolbar needs', { top: 20, height: 100 }, desktop, 40],
    ['none for a text that would not fit then', { top: 20, height: 780 }, desktop, 0],
    ['none for a field that begins above the screen', { top: -20, height: 100 }, desktop, 0],
    ['none on a phone', { top: 20, height: 100 }, phone, 0],
  ])('is %s', (_name, field, viewport, expected) => {
    expect(missingRoom({ field: { left: 0, width: 100, ...field }, toolbar: bar, viewport })).toBe(expected)
  })
})
