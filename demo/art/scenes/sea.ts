import { mix } from '@/demo/art/base/colour'
import { emblem } from '@/demo/art/base/emblems'
import { circle, curve, path, type Point, rect } from '@/demo/art/base/svg'
import { ridge } from './elements/land'
import { glow, lightDefs, stars } from './elements/light'
import { H, type SceneArt, sky, vertical, W } from './elements/tones'

const HORIZON = 520

/** The sea after sunset, islands behind it, one sail. */
export const sea: SceneArt = ({ tones, random }) => {
  const x = random.int(420, 1180)
  const water = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8
    const y = HORIZON + 40 + share ** 1.4 * 400
    const points: Point[] = Array.from({ length: 19 }, (_, step) => [
      step * 100 - 100,
      y + Math.sin(step * (1.4 - share * 0.6) + index * 2.2) * (5 + share * 26),
    ])
    return path(`${curve(points)}V${H}H-100Z`, mix(mix(tones.skyLow, tones.mid, 0.55), tones.dark, share * 0.85))
  })
  const glitter = Array.from({ length: 16 }, (_, index) => {
    const half = (150 - index * 6) * random.between(0.5, 1)
    return rect(
      { x: x - half + random.between(-24, 24), y: HORIZON + 14 + index * 24, w: half * 2, h: 5 + index * 0.4, r: 4 },
      { fill: mix(tones.light, '#ffffff', 0.2), opacity: 0.85 - index * 0.04 },
    )
  })
  return [
    sky(tones, HORIZON),
    stars(random, tones, 240, 40),
    lightDefs(tones),
    glow(x, HORIZON - 30, 620),
    circle(x, HORIZON - 30, 120, mix(tones.light, '#ffffff', 0.35)),
    ridge(random, { y: HORIZON + 6, swing: 46, fill: mix(tones.far, tones.skyLow, 0.3), waves: 3.4 }).svg,
    vertical('water', { top: HORIZON, bottom: H, from: mix(tones.skyLow, tones.mid, 0.4), to: tones.near }),
    ...water,
    ...glitter,
    emblem('boat', { x: x > 800 ? x - 420 : x + 400, y: 566, size: 170, fill: tones.paper, cut: tones.mid }),
    gulls(x, tones.paper),
  ].join('')
}

function gulls(x: number, fill: string) {
  return [
    [-300, 210, 1],
    [-210, 260, 0.7],
    [250, 180, 0.8],
    [340, 236, 1.1],
    [300, 290, 0.55],
  ]
    .map(([dx = 0, y = 0, size = 1]) =>
      path('M-40 0C-30 -16 -12 -16 0 0C12 -16 30 -16 40 0C28 -8 12 -8 0 8C-12 -8 -28 -8 -40 0Z', {
        fill,
        transform: `translate(${Math.min(W - 80, Math.max(80, x + dx))} ${y}) scale(${size})`,
      }),
    )
    .join('')
}
