import { expect, test } from 'vitest'
import { contrast, toHex } from './colour'
import { coloursOn, livelyOn, type Palette, PALETTES, paletteAt, typeOn } from './palettes'

const groundsOf = (palette: Palette) => [palette.paper, palette.tint, palette.ground, palette.deep, palette.accent]

test.each(PALETTES)('in $name, type reads on every ground that carries it', (palette) => {
  for (const ground of groundsOf(palette)) expect(contrast(typeOn(palette, ground), ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(PALETTES)('in $name, drawings stand out from every ground', (palette) => {
  for (const ground of groundsOf(palette)) expect(contrast(livelyOn(palette, ground), ground)).toBeGreaterThanOrEqual(3)
})

test.each(PALETTES)('in $name, every ground leaves three colours to draw with', (palette) => {
  for (const ground of groundsOf(palette)) expect(coloursOn(palette, ground).length).toBeGreaterThanOrEqual(3)
})

test('any number is a palette', () => {
  expect(paletteAt(PALETTES.length).name).toBe(paletteAt(0).name)
})

test('a colour that is no colour is refused by name', () => {
  expect(() => toHex('tirkiz')).toThrow(/tirkiz/)
})
