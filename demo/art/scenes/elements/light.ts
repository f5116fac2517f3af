import { mix } from '@/demo/art/base/colour'
import type { Random } from '@/demo/art/base/random'
import { circle, ellipse, path, polygon, rect, ref } from '@/demo/art/base/svg'
import { type Tones, W } from './tones'

/** Put once into a scene; every `glow` refers to it. */
export const lightDefs = (tones: Tones) =>
  `<defs><radialGradient id="glow"><stop offset="0" stop-color="${tones.light}" stop-opacity="0.85"/><stop offset="0.35" stop-color="${tones.light}" stop-opacity="0.34"/><stop offset="1" stop-color="${tones.light}" stop-opacity="0"/></radialGradient></defs>`

export const glow = (x: number, y: number, r: number, opacity = 1) => ellipse({ x, y, rx: r, ry: r }, { fill: ref('glow'), opacity })

export function stars(random: Random, tones: Tones, below: number, count = 60) {
  return Array.from({ length: count }, () =>
    circle(
      random.between(0, W),
      random.between(10, below),
      random.pick([1.5, 2, 2, 3]),
      mix(tones.skyTop, tones.paper, random.between(0.35, 0.85)),
    ),
  ).join('')
}

export const moon = (tones: Tones, x: number, y: number, r: number) =>
  glow(x, y, r * 3.4, 0.55) + circle(x, y, r, mix(tones.paper, tones.light, 0.25))

/** A street lamp with its light; `foot` is where it stands. */
export function streetLamp(x: number, foot: number, tall: number, tones: Tones) {
  const top = foot - tall
  const w = tall * 0.075
  return [
    glow(x, top + w, tall * 0.62),
    rect({ x: x - tall * 0.011, y: top + w * 1.7, w: tall * 0.022, h: tall - w * 1.7 }, tones.dark),
    path(`M${x - tall * 0.04} ${foot}l${tall * 0.02} ${-tall * 0.1}h${tall * 0.04}l${tall * 0.02} ${tall * 0.1}Z`, tones.dark),
    polygon(
      [
        [x - w, top],
        [x + w, top],
        [x + w * 0.66, top + w * 1.8],
        [x - w * 0.66, top + w * 1.8],
      ],
      mix(tones.light, '#ffffff', 0.45),
    ),
    polygon(
      [
        [x - w * 1.25, top + 2],
        [x + w * 1.25, top + 2],
        [x + w * 0.3, top - w * 0.9],
        [x - w * 0.3, top - w * 0.9],
      ],
      tones.dark,
    ),
    rect({ x: x - w * 0.75, y: top + w * 1.75, w: w * 1.5, h: w * 0.24 }, tones.dark),
    rect({ x: x - 1.5, y: top, w: 3, h: w * 1.8 }, tones.dark),
  ].join('')
}

/** The hanging shade of our mark, with its cord from `from`. */
export function pendant(x: number, y: number, r: number, o: { shade: string; bulb: string; cord: string; from?: number }) {
  const from = o.from ?? 0
  return [
    rect({ x: x - 2, y: from, w: 4, h: y - r * 1.1 - from }, o.cord),
    path(`M${x - r * 0.34} ${y}a${r * 0.34} ${r * 0.32} 0 0 0 ${r * 0.68} 0Z`, o.bulb),
    path(`M${x - r * 0.18} ${y - r * 1.14}h${r * 0.36}l${r * 0.08} ${r * 0.24}h${-r * 0.52}z`, o.shade),
    path(`M${x - r} ${y}A${r} ${r * 0.94} 0 0 1 ${x + r} ${y}Z`, o.shade),
    path(`M${x - r * 0.74} ${y - r * 0.2}A${r * 0.8} ${r * 0.76} 0 0 1 ${x - r * 0.34} ${y - r * 0.62}`, {
      stroke: mix(o.shade, '#ffffff', 0.5),
      width: r * 0.06,
      cap: 'round',
    }),
  ].join('')
}
