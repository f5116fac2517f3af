import { expect, it } from 'vitest'
import { shownPages, turnedTo } from './shown-pages'

it.each([
  ['a phone at its start', { scrolled: 0, width: 360, pageWidth: 360 }, 4, { perView: 1, first: 0, last: 0 }],
  ['a phone while a finger drags', { scrolled: 500, width: 360, pageWidth: 360 }, 4, { perView: 1, first: 1, last: 1 }],
  ['a wide window', { scrolled: 0, width: 1200, pageWidth: 600 }, 4, { perView: 2, first: 0, last: 1 }],
  ['a wide window at an odd last page', { scrolled: 1200, width: 1200, pageWidth: 600 }, 3, { perView: 2, first: 2, last: 2 }],
  ['a strip that is pulled beyond its end', { scrolled: 1900, width: 1200, pageWidth: 600 }, 3, { perView: 2, first: 2, last: 2 }],
  ['one page in a wide window', { scrolled: 0, width: 1200, pageWidth: 600 }, 1, { perView: 2, first: 0, last: 0 }],
  ['a strip without a size', { scrolled: 0, width: 0, pageWidth: 0 }, 4, { perView: 1, first: 0, last: 0 }],
])('shows the pages of %s', (_, strip, total, expected) => {
  expect(shownPages(strip, total)).toEqual(expected)
})

it.each([
  ['back from an odd last page', { first: 2, perView: 2 }, -1, 3, 0],
  ['back from the second page of a spread', { first: 3, perView: 2 }, -1, 4, 0],
  ['on to an odd last page', { first: 0, perView: 2 }, 1, 3, 2],
  ['not beyond the end', { first: 2, perView: 2 }, 1, 4, 2],
  ['not before the start', { first: 0, perView: 1 }, -1, 4, 0],
  ['one by one on a phone', { first: 3, perView: 1 }, -1, 4, 2],
] as const)('turns %s', (_, shown, by, total, expected) => {
  expect(turnedTo(shown, by, total)).toBe(expected)
})
