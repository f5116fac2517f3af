import { contrast, darken, lighten, luminance, mix, readable, toHex } from '@/demo/art/base/colour'
import { emblem } from '@/demo/art/base/emblems'
import { blockPath, fitBlock, type Style } from '@/demo/art/base/lettering'
import type { Random } from '@/demo/art/base/random'
import { ellipse, glow, gradient, path, rect, ref, softShadow } from '@/demo/art/base/svg'

/** The side of the square an object is drawn in. */
export const S = 1200

export const AMBER = '#f0a63a'
export const PAPER = '#f8f1e3'
const INK = '#1c2a2f'

/** What an object's illustrator is given: its colour in four lights, the colour that prints well on it, and a complement for small things. */
export type Thing = { tones: Tones; label: string | undefined; random: Random }

export type ObjectArt = (thing: Thing) => string

export type Tones = {
  base: string
  light: string
  shade: string
  deep: string
  print: string
  lively: string
  ground: string
  floor: string
}

export function tonesOf(colour: string): Tones {
  const base = toHex(colour)
  const print = readable(base, [PAPER, INK], 3)
  const lively = [AMBER, '#c2512f', '#12525c'].find((each) => contrast(each, base) > 1.8) ?? AMBER
  const isPale = luminance(base) > 0.55
  const ground = isPale ? mix('#dcd3c4', base, 0.18) : mix('#f6ecdc', base, 0.085)
  return {
    base,
    light: lighten(base, 0.22),
    shade: darken(base, 0.2),
    deep: darken(base, 0.42),
    print,
    lively,
    ground,
    floor: darken(ground, 0.075),
  }
}

/** The quiet corner every object stands in: a wall, a table edge far below, and light from the upper left. */
export function stage({ ground, floor }: Pick<Tones, 'ground' | 'floor'>, tableAt = 860, daylight = 0.75) {
  const light = glow('wall', {
    x: 380,
    y: 300,
    r: 950,
    stops: [
      [0, '#fffaf0', daylight],
      [1, '#fffaf0', 0],
    ],
  })
  return `<defs>${light}${softShadow('soft', '#2a1d12', 0.42)}</defs>${rect({ x: 0, y: 0, w: S, h: S }, ground)}${rect({ x: 0, y: 0, w: S, h: S }, ref('wall'))}${rect({ x: 0, y: tableAt, w: S, h: S - tableAt }, floor)}`
}

export const readablePrint = (ground: string) => readable(ground, [PAPER, INK], 3)

/** For things that lie flat and are seen from above. */
export const flatStage = (tones: Tones) => stage(tones, S)

export const contactShadow = (x: number, y: number, rx: number, ry = rx * 0.13) =>
  ellipse({ x: x + rx * 0.05, y, rx: rx * 1.12, ry }, ref('soft'))

/** The shadow of a flat thing: its own outline, moved and faint. */
export const cast = (d: string, dx = 14, dy = 22) =>
  path(d, { fill: '#2a1d12', opacity: 0.09, transform: `translate(${dx * 1.8} ${dy * 1.8})` }) +
  path(d, { fill: '#2a1d12', opacity: 0.15, transform: `translate(${dx} ${dy})` })

/** Sideways light over something round. */
export function roundLight(id: string, from: number, to: number, tones: Pick<Tones, 'base' | 'light' | 'shade' | 'deep'>) {
  return `<defs>${gradient(id, {
    from: [from, 0],
    to: [to, 0],
    stops: [
      [0, tones.shade],
      [0.18, tones.base],
      [0.36, tones.light],
      [0.62, tones.base],
      [1, tones.deep],
    ],
  })}</defs>`
}

export function lettered(
  text: string,
  style: Style,
  o: { x: number; y: number; width: number; height?: number; size: number; fill: string; maxLines?: number; opacity?: number },
) {
  const block = fitBlock(text, style, { width: o.width, height: o.height ?? 200, maxSize: o.size, maxLines: o.maxLines ?? 2 })
  return path(blockPath(block, { x: o.x, y: o.y - block.height / 2, align: 'center' }), { fill: o.fill, opacity: o.opacity })
}

/** Our mark and name, or the thing's own words under the mark; `x` and `y` are the middle. */
export function brand(thing: Thing, o: { x: number; y: number; size: number; width: number; fill: string; cut: string }) {
  const words = thing.label ?? 'Pod lampom'
  return [
    emblem('lamp', { x: o.x, y: o.y - o.size * 0.42, size: o.size, fill: o.fill, cut: o.cut }),
    lettered(
      words,
      { face: 'playfair', leading: 1.15 },
      { x: o.x, y: o.y + o.size * 0.5, width: o.width, height: o.size * 0.66, size: o.size * 0.36, fill: o.fill },
    ),
  ].join('')
}
