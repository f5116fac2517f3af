import { expect, test } from 'vitest'
import type { SeedArt } from '@/demo/model/types'
import { COVER_SYSTEMS } from './covers/systems'
import { drawArt } from './draw'
import { drawLogo } from './logo'
import { PALETTES } from './base/palettes'

const OBJECTS = ['tote', 'mug', 'notebook', 'pencils', 'bookmark', 'lamp', 'box', 'giftset', 'card', 'candle', 'poster', 'tea'] as const
const SCENES = [
  ...(['street', 'sea', 'hills', 'shelf', 'reading', 'window', 'rain', 'forest'] as const),
  ...(['harbour', 'desk', 'stage', 'train', 'market', 'island', 'snow', 'park'] as const),
]
const TITLES = [
  ['Breza', 'Slavko Kolar'],
  ['Čudnovate zgode šegrta Hlapića', 'Ivana Brlić-Mažuranić'],
  ['Kako su četiri šutljive đakovačke žene prošle kroz ljeto, zimu i sve međuvremenske nepogode', 'Fjodor Mihajlovič Dostojevski'],
  ['1984', ''],
] as const

const cover = (system: number, palette: number, [title, author]: readonly [string, string] = TITLES[0]): SeedArt => ({
  kind: 'cover',
  title,
  author,
  system,
  palette,
})

/** What a drawing must not contain: numbers gone wrong, letters that need a font, anything from outside. */
function faultsIn(svg: string) {
  const found = svg.match(/NaN|undefined|Infinity|<text|font-family|href=|<image|<script/g) ?? []
  return [...found, ...(svg.startsWith('<svg ') ? [] : ['no svg']), ...(svg.length > 160_000 ? ['too long'] : [])]
}

test.each(COVER_SYSTEMS.map(([name], system) => [name, system] as const))('%s draws short, long and authorless books', (_, system) => {
  const drawn = TITLES.map((title, index) => drawArt(cover(system, index * 3 + system, title), `proba-${index}`).svg)
  expect(drawn.flatMap(faultsIn)).toEqual([])
})

test.each(COVER_SYSTEMS.map(([name], system) => [name, system] as const))('%s prints in every palette', (_, system) => {
  const drawn = PALETTES.map((_, palette) => drawArt(cover(system, palette, TITLES[1]), `${system}-${palette}`).svg)
  expect(drawn.flatMap(faultsIn)).toEqual([])
})

test('the same art and key give the same picture, another key another one', () => {
  const art = cover(4, 2, TITLES[1])
  expect(drawArt(art, 'hlapic').svg).toBe(drawArt(art, 'hlapic').svg)
  expect(drawArt(art, 'hlapic').svg).not.toBe(drawArt(art, 'drugi').svg)
})

test('no two systems draw the same book alike', () => {
  const drawn = COVER_SYSTEMS.map((_, system) => drawArt(cover(system, 0), 'breza').svg)
  expect(new Set(drawn).size).toBe(COVER_SYSTEMS.length)
})

test.each(OBJECTS)('%s is drawn in any colour, with its words', (object) => {
  for (const colour of ['petrol', 'natural', '#ffffff', '#000000'])
    expect(faultsIn(drawArt({ kind: 'object', object, colour }, 'k').svg)).toEqual([])
  expect(drawArt({ kind: 'object', object, colour: 'brick', label: 'Žuta čaša' }, 'k').alt).toContain('Žuta čaša')
})

test.each(SCENES)('%s is drawn in every palette and says what it shows', (scene) => {
  for (let palette = 0; palette < PALETTES.length; palette += 1) {
    const { svg, alt } = drawArt({ kind: 'scene', scene, palette }, `k${palette}`)
    expect(faultsIn(svg)).toEqual([])
    expect(alt.length).toBeGreaterThan(10)
  }
})

test('a cover is described by its title and author', () => {
  expect(drawArt(cover(0, 0), 'k').alt).toBe('Naslovnica: Breza, Slavko Kolar')
  expect(drawArt(cover(0, 0, TITLES[3]), 'k').alt).toBe('Naslovnica: 1984')
})

test('the logo comes as a wordmark and as a mark', () => {
  expect(faultsIn(drawLogo().svg)).toEqual([])
  expect(faultsIn(drawLogo({ variant: 'mark' }).svg)).toEqual([])
  expect(drawLogo({ ink: '#f6eedf' }).svg).toContain('#f6eedf')
})
