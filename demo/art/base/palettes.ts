import { contrast, readable } from './colour'
import { at } from './random'

/**
 * Roles, so that any cover can be printed in any palette:
 * `paper` and `ink` always read on each other; `ground` is the book's own colour; `deep` is dark enough for light type;
 * `accent` shines on deep and ground; `second` supports; `tint` is a quiet ground for ink.
 */
export type Palette = {
  name: string
  paper: string
  ink: string
  ground: string
  deep: string
  accent: string
  second: string
  tint: string
}

export const PALETTES: readonly Palette[] = [
  {
    name: 'petrol',
    paper: '#f6eedf',
    ink: '#14252b',
    ground: '#12525c',
    deep: '#0b343c',
    accent: '#f0a63a',
    second: '#c2512f',
    tint: '#bfd8d2',
  },
  {
    name: 'brick',
    paper: '#f8ede0',
    ink: '#2a1613',
    ground: '#a8402a',
    deep: '#5b1d17',
    accent: '#f4b860',
    second: '#2f5d62',
    tint: '#efc9a9',
  },
  {
    name: 'night',
    paper: '#f3ead7',
    ink: '#111a2e',
    ground: '#22335c',
    deep: '#121c37',
    accent: '#f6c453',
    second: '#7c8fbf',
    tint: '#c9d2e6',
  },
  {
    name: 'olive',
    paper: '#f5f0dd',
    ink: '#23261a',
    ground: '#5c6a2d',
    deep: '#343b1c',
    accent: '#f0b3a5',
    second: '#c9702f',
    tint: '#d9dbae',
  },
  {
    name: 'mustard',
    paper: '#fbf2dc',
    ink: '#2a2017',
    ground: '#e2a72e',
    deep: '#3b2a1a',
    accent: '#f6d98a',
    second: '#b8432b',
    tint: '#f3d68b',
  },
  {
    name: 'forest',
    paper: '#f2eee0',
    ink: '#13231b',
    ground: '#1f4d3a',
    deep: '#12301f',
    accent: '#f2b7a0',
    second: '#d98032',
    tint: '#c5d6be',
  },
  {
    name: 'aubergine',
    paper: '#f7ece4',
    ink: '#23131f',
    ground: '#5b2a4a',
    deep: '#351429',
    accent: '#f5a65b',
    second: '#c85c6b',
    tint: '#e7c9cf',
  },
  {
    name: 'adriatic',
    paper: '#f4f1e6',
    ink: '#0f2233',
    ground: '#1d6797',
    deep: '#0f3b5c',
    accent: '#f4c95d',
    second: '#e1704a',
    tint: '#bfdde8',
  },
  {
    name: 'terracotta',
    paper: '#faf0e4',
    ink: '#2b1a14',
    ground: '#b04e2b',
    deep: '#65291b',
    accent: '#a9d6da',
    second: '#2e6f7e',
    tint: '#f1cdb0',
  },
  {
    name: 'oxblood',
    paper: '#f9ebe6',
    ink: '#26100f',
    ground: '#7a1e25',
    deep: '#440f14',
    accent: '#f0b7a4',
    second: '#d9892b',
    tint: '#f0c8c0',
  },
  {
    name: 'sage',
    paper: '#f5f2e7',
    ink: '#20261f',
    ground: '#9db09a',
    deep: '#37473a',
    accent: '#f0c36a',
    second: '#c05630',
    tint: '#d6dfcf',
  },
  {
    name: 'vermilion',
    paper: '#f7f1e5',
    ink: '#15130f',
    ground: '#c9391d',
    deep: '#1b1916',
    accent: '#f7d3a0',
    second: '#7d766a',
    tint: '#e6ddcb',
  },
  {
    name: 'lilac',
    paper: '#f6f0f2',
    ink: '#211a33',
    ground: '#6a5aa0',
    deep: '#35295a',
    accent: '#f2c14e',
    second: '#4f8a6a',
    tint: '#d9d0e8',
  },
  {
    name: 'lagoon',
    paper: '#f1f3ea',
    ink: '#0e2a2c',
    ground: '#1d7a74',
    deep: '#0d4748',
    accent: '#ff9f7f',
    second: '#e9b44c',
    tint: '#bce0d3',
  },
  {
    name: 'tobacco',
    paper: '#f4eee2',
    ink: '#231a12',
    ground: '#6e4a2b',
    deep: '#3a2614',
    accent: '#a9d3de',
    second: '#d9a441',
    tint: '#dcc9ac',
  },
  {
    name: 'cobalt',
    paper: '#f7f2df',
    ink: '#0e1640',
    ground: '#2440a8',
    deep: '#14246b',
    accent: '#f6d04d',
    second: '#e8573f',
    tint: '#c3cef0',
  },
  {
    name: 'slate',
    paper: '#f2efe8',
    ink: '#1f2225',
    ground: '#515d66',
    deep: '#2b333a',
    accent: '#f2c230',
    second: '#b5523b',
    tint: '#cfd4d3',
  },
  {
    name: 'raspberry',
    paper: '#f4f3ea',
    ink: '#2a0f1d',
    ground: '#8a2850',
    deep: '#4a1029',
    accent: '#a8dcc3',
    second: '#ee9b6b',
    tint: '#ebc6d2',
  },
  {
    name: 'rose',
    paper: '#fbf1ee',
    ink: '#3a1a22',
    ground: '#e7a8a0',
    deep: '#7b2b3a',
    accent: '#f8d77a',
    second: '#2f6b63',
    tint: '#f6d5ce',
  },
  {
    name: 'ice',
    paper: '#f3f6f5',
    ink: '#14232e',
    ground: '#b9d3dd',
    deep: '#1f4b64',
    accent: '#f3b53b',
    second: '#d9482a',
    tint: '#dce9ec',
  },
]

export const paletteAt = (index: number) => at(PALETTES, index)

/** Type on any of the palette's grounds: the light or the dark one, whichever is meant to be there and reads. */
export const typeOn = (palette: Palette, ground: string) => readable(ground, [palette.paper, palette.ink])

/**
 * A colour with some life for drawing or large type on a ground: at least 3:1 against it (WCAG 1.4.3, 1.4.11), and never so close to the
 * ink beside it that the two look like one.
 */
export function livelyOn(palette: Palette, ground: string, prefer: readonly string[] = []) {
  const ink = typeOn(palette, ground)
  const candidates = [...prefer, palette.accent, palette.second, palette.ground, palette.tint, palette.deep]
  const apart = candidates.filter((colour) => contrast(colour, ink) >= 1.6)
  return readable(ground, [...apart, ...candidates], 3)
}

/** The palette's colours that can be told from the ground and from each other's neighbours, loudest first. */
export function coloursOn(palette: Palette, ground: string, atLeast = 1.35) {
  const all = [palette.accent, palette.second, palette.ground, palette.tint, palette.deep, palette.paper]
  return all.filter((colour) => contrast(colour, ground) >= atLeast)
}
