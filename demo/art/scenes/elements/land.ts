import { darken, lighten } from '@/demo/art/base/colour'
import type { Random } from '@/demo/art/base/random'
import { circle, pair, path, type Point, polygon, rect } from '@/demo/art/base/svg'
import { H, W } from './tones'

/** A wavy edge filled to the foot of the page. */
export function ridge(random: Random, o: { y: number; swing: number; fill: string; waves?: number }) {
  const height = ridgeLine(random, o)
  return { height, svg: filled(height, o.fill) }
}

export function ridgeLine(random: Random, o: { y: number; swing: number; waves?: number }) {
  const [first, second] = [random.between(0, 6.3), random.between(0, 6.3)]
  const slow = o.waves ?? random.between(1.2, 2.2)
  return (x: number) =>
    o.y + Math.sin((x / W) * Math.PI * slow + first) * o.swing + Math.sin((x / W) * Math.PI * slow * 2.3 + second) * o.swing * 0.32
}

export function filled(height: (x: number) => number, fill: string) {
  const points = Array.from({ length: 41 }, (_, index): Point => [index * 40, height(index * 40)])
  return path(`M${points.map(pair).join('L')}V${H}H0Z`, fill)
}

export const cypress = (x: number, foot: number, tall: number, fill: string) =>
  path(
    `M${x} ${foot - tall}C${x + tall * 0.16} ${foot - tall * 0.55} ${x + tall * 0.14} ${foot - tall * 0.1} ${x} ${foot}C${x - tall * 0.14} ${foot - tall * 0.1} ${x - tall * 0.16} ${foot - tall * 0.55} ${x} ${foot - tall}Z`,
    fill,
  )

export function roundTree(x: number, foot: number, tall: number, o: { crown: string; trunk: string }) {
  const r = tall * 0.34
  return [
    path(`M${x - tall * 0.03} ${foot}L${x - tall * 0.015} ${foot - tall * 0.5}H${x + tall * 0.015}L${x + tall * 0.03} ${foot}Z`, o.trunk),
    circle(x, foot - tall * 0.68, r, o.crown),
    circle(x - r * 0.62, foot - tall * 0.54, r * 0.66, o.crown),
    circle(x + r * 0.66, foot - tall * 0.52, r * 0.62, o.crown),
    circle(x - r * 0.3, foot - tall * 0.76, r * 0.5, lighten(o.crown, 0.1)),
  ].join('')
}

export function fir(x: number, foot: number, tall: number, fill: string, snow?: string) {
  const tiers = [0, 0.28, 0.52].map((drop, index) => {
    const [top, bottom, half] = [foot - tall + drop * tall * 0.9, foot - tall * (0.56 - index * 0.24), tall * (0.17 + index * 0.075)]
    const cap = snow
      ? polygon(
          [
            [x, top],
            [x + half * 0.5, top + (bottom - top) * 0.5],
            [x + half * 0.18, top + (bottom - top) * 0.42],
            [x, top + (bottom - top) * 0.6],
            [x - half * 0.22, top + (bottom - top) * 0.44],
            [x - half * 0.5, top + (bottom - top) * 0.5],
          ],
          snow,
        )
      : ''
    return (
      polygon(
        [
          [x, top],
          [x + half, bottom],
          [x - half, bottom],
        ],
        fill,
      ) + cap
    )
  })
  return (
    rect({ x: x - tall * 0.025, y: foot - tall * 0.12, w: tall * 0.05, h: tall * 0.12 }, darken(fill, 0.3)) + tiers.toReversed().join('')
  )
}
