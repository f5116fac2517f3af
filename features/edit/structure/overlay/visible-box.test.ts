import { expect, it } from 'vitest'
import { visibleBox } from './visible-box'

const view = { top: 80, bottom: 800, left: 0, right: 1280 }
const section = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 1280 })

it.each([
  ['whole in view', section(100, 500), { top: 100, bottom: 500, cut: [] }],
  ['under the header', section(-200, 500), { top: 80, bottom: 500, cut: ['top'] }],
  ['behind the bar', section(400, 1200), { top: 400, bottom: 800, cut: ['bottom'] }],
  ['taller than the view', section(-200, 1200), { top: 80, bottom: 800, cut: ['top', 'bottom'] }],
  ['ending a fraction below', section(100, 800.6), { top: 100, bottom: 800, cut: [] }],
  ['above', section(-500, 20), null],
  ['below', section(900, 1200), null],
])('a section %s', (_, rect, expected) => {
  expect(visibleBox(rect, view)).toEqual(expected && { ...expected, left: 0, right: 1280 })
})
