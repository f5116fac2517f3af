import { darken, lighten, mix } from '@/demo/art/base/colour'
import { circle, ellipse, path, polygon, rect } from '@/demo/art/base/svg'
import { fir, filled, ridgeLine } from './elements/land'
import { glow, lightDefs, moon, stars, streetLamp } from './elements/light'
import { walker } from './elements/things'
import { H, type Scene, type SceneArt, sky, type Tones, W } from './elements/tones'

/** Snow has fallen on a few houses; behind every pane someone is up. */
export const snow: SceneArt = (scene) => {
  const { tones, random } = scene
  const white = mix(tones.paper, tones.skyLow, 0.12)
  const blue = mix(white, tones.mid, 0.34)
  const far = ridgeLine(random, { y: 560, swing: 60 })
  const middle = ridgeLine(random, { y: 690, swing: 34 })
  const front = ridgeLine(random, { y: 850, swing: 26 })
  const homes = [210, 560, 1000, 1290].map((x, index) =>
    home(scene, { x: x + random.int(-30, 30), foot: middle(x + 80) + 40, w: 190 + (index % 2) * 50, white }),
  )
  return [
    sky(tones, 640),
    stars(random, tones, 380, 40),
    lightDefs(tones),
    moon(tones, random.pick([300, 1300]), 170, 62),
    filled(far, mix(blue, tones.far, 0.45)),
    ...Array.from({ length: 26 }, () => random.between(0, W)).map((x) =>
      fir(x, far(x) + 20, random.between(70, 150), mix(tones.near, tones.far, 0.35), white),
    ),
    filled(middle, blue),
    ...homes,
    ...[70, 455, 880, 1500].map((x) => fir(x, middle(x) + 60, random.between(200, 300), mix(tones.near, tones.dark, 0.2), white)),
    filled(front, white),
    path(`M760 ${front(760) + 2}C700 900 900 930 780 ${H}H980C1060 930 850 900 850 ${front(850) + 2}Z`, mix(blue, white, 0.45)),
    streetLamp(random.pick([380, 1180]), front(400) + 40, 360, tones),
    walker(820, front(820) + 70, 190, { coat: tones.second, skin: mix(tones.paper, '#c98d62', 0.55) }),
    flakes(scene),
  ].join('')
}

function home({ tones, random }: Scene, o: { x: number; foot: number; w: number; white: string }) {
  const wall = mix(mix(tones.wall, tones.wood, 0.3), random.pick([tones.second, tones.accent, tones.paper]), 0.25)
  const h = o.w * 0.62
  const top = o.foot - h
  const middle = o.x + o.w / 2
  const windows = [0.16, 0.6].map((share) => pane(o.x + o.w * share, o.foot - h * 0.68, o.w * 0.24, h * 0.36, tones))
  return [
    glow(middle, o.foot - h * 0.4, o.w * 0.9, 0.6),
    rect({ x: o.x + o.w * 0.7, y: top - o.w * 0.36, w: o.w * 0.12, h: o.w * 0.34 }, darken(wall, 0.35)),
    rect({ x: o.x + o.w * 0.68, y: top - o.w * 0.39, w: o.w * 0.16, h: o.w * 0.05, r: 5 }, o.white),
    smoke(o.x + o.w * 0.76, top - o.w * 0.42, o.w, tones),
    rect({ x: o.x, y: top, w: o.w, h }, wall),
    polygon(
      [
        [o.x - 18, top + 10],
        [middle, top - o.w * 0.44],
        [o.x + o.w + 18, top + 10],
      ],
      darken(wall, 0.4),
    ),
    path(
      `M${o.x - 24} ${top + 12}L${middle} ${top - o.w * 0.52}L${o.x + o.w + 24} ${top + 12}Q${o.x + o.w + 4} ${top + 14} ${o.x + o.w * 0.82} ${top - o.w * 0.06}Q${o.x + o.w * 0.7} ${top - o.w * 0.2} ${middle} ${top - o.w * 0.28}Q${o.x + o.w * 0.26} ${top - o.w * 0.16} ${o.x + o.w * 0.16} ${top - o.w * 0.02}Q${o.x} ${top + 16} ${o.x - 24} ${top + 12}Z`,
      o.white,
    ),
    ...windows,
    ellipse({ x: middle, y: o.foot + 4, rx: o.w * 0.66, ry: 22 }, mix(o.white, tones.light, 0.2)),
  ].join('')
}

function pane(x: number, y: number, w: number, h: number, tones: Tones) {
  return (
    rect({ x: x - 4, y: y - 4, w: w + 8, h: h + 8 }, lighten(tones.wood, 0.3)) +
    rect({ x, y, w, h }, tones.light) +
    rect({ x: x + w / 2 - 2, y, w: 4, h }, lighten(tones.wood, 0.3)) +
    rect({ x, y: y + h * 0.42, w, h: 4 }, lighten(tones.wood, 0.3))
  )
}

function smoke(x: number, y: number, w: number, tones: Tones) {
  return [0, 1, 2]
    .map((index) =>
      circle(x + index * w * 0.09, y - index * w * 0.17, w * (0.06 + index * 0.025), {
        fill: mix(tones.skyLow, tones.paper, 0.5),
        opacity: 0.5 - index * 0.12,
      }),
    )
    .join('')
}

function flakes({ tones, random }: Scene) {
  return Array.from({ length: 130 }, () =>
    circle(
      random.between(0, W),
      random.between(0, H),
      random.pick([2.5, 3.5, 4.5, 6]),
      mix(tones.paper, tones.skyLow, random.between(0, 0.3)),
    ),
  ).join('')
}
