import { darken, lighten, mix } from '@/demo/art/base/colour'
import { ellipse, path, rect } from '@/demo/art/base/svg'
import { bookPile } from './elements/books'
import { filled, ridgeLine, roundTree } from './elements/land'
import { glow, lightDefs, moon, stars, streetLamp } from './elements/light'
import { sittingCat } from './elements/things'
import { H, type Scene, type SceneArt, sky, W } from './elements/tones'

/** A bench under a lamp in the park, leaves coming down, a forgotten book. */
export const park: SceneArt = (scene) => {
  const { tones, random } = scene
  const isMirrored = random.chance(0.5)
  const leaf = [tones.second, tones.accent, mix(tones.second, tones.accent, 0.5)]
  const back = ridgeLine(random, { y: 620, swing: 30 })
  const lawn = ridgeLine(random, { y: 740, swing: 18 })
  const pile = bookPile(random, { x: 900, foot: 742, w: 110, count: random.int(1, 3), colours: tones.cloth })
  const view = [
    sky(tones, 700),
    stars(random, tones, 330, 50),
    lightDefs(tones),
    moon(tones, 1290, 180, 64),
    ...Array.from({ length: 12 }, (_, index) =>
      roundTree(index * 145 + random.int(-30, 30), back(index * 145) + 20, random.between(190, 290), {
        crown: mix(tones.far, random.pick([tones.mid, tones.second]), 0.3),
        trunk: tones.near,
      }),
    ),
    filled(back, mix(tones.mid, tones.far, 0.25)),
    roundTree(150, 790, 560, { crown: mix(tones.second, tones.near, 0.35), trunk: tones.dark }),
    roundTree(1430, 800, 640, { crown: mix(tones.second, tones.accent, 0.35), trunk: tones.dark }),
    filled(lawn, mix(tones.near, tones.mid, 0.4)),
    path(`M-20 ${H}C200 870 700 850 1000 862C1300 870 1500 900 ${W + 20} 880V${H + 20}H-20Z`, mix(tones.paper, tones.wall, 0.55)),
    streetLamp(560, 880, 560, tones),
    ellipse({ x: 700, y: 884, rx: 420, ry: 46 }, { fill: tones.light, opacity: 0.28 }),
    bench(scene),
    pile.svg,
    random.chance(0.5) ? sittingCat(760, 742, 110, darken(tones.dark, 0.2)) : '',
    leaves(scene, leaf),
    glow(560, 360, 380, 0.6),
  ].join('')
  return isMirrored ? `<g transform="translate(${W} 0) scale(-1 1)">${view}</g>` : view
}

function bench({ tones }: Scene) {
  const slat = mix(tones.wood, tones.light, 0.18)
  const iron = tones.dark
  return [
    ellipse({ x: 840, y: 884, rx: 230, ry: 18 }, { fill: '#000000', opacity: 0.28 }),
    path('M660 880L672 744H700L694 880ZM1000 880L994 744H1022L1034 880ZM668 748V600M1026 748V600', { fill: iron, stroke: iron, width: 8 }),
    ...[604, 646, 688].map(
      (y) => rect({ x: 640, y, w: 412, h: 28, r: 6 }, slat) + rect({ x: 640, y: y + 21, w: 412, h: 7, r: 3 }, darken(slat, 0.3)),
    ),
    rect({ x: 628, y: 742, w: 436, h: 18, r: 6 }, lighten(slat, 0.12)),
    rect({ x: 622, y: 764, w: 448, h: 20, r: 6 }, slat),
    rect({ x: 622, y: 778, w: 448, h: 6, r: 3 }, darken(slat, 0.35)),
    path('M640 742C620 700 632 690 668 690M1052 742C1072 700 1060 690 1026 690', { stroke: iron, width: 9 }),
  ].join('')
}

function leaves({ random }: Scene, colours: readonly string[]) {
  return Array.from({ length: 70 }, (_, index) => {
    const isDown = index % 2 === 0
    const [x, y] = [random.between(0, W), isDown ? random.between(800, H - 10) : random.between(330, 800)]
    const size = random.between(0.7, 1.3)
    return path('M0 -14C10 -8 12 6 0 16C-12 6 -10 -8 0 -14Z', {
      fill: random.pick(colours),
      transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${random.int(0, 359)}) scale(${Math.round(size * 100) / 100})`,
    })
  }).join('')
}
