import { darken, lighten, mix } from '@/demo/art/base/colour'
import { circle, ellipse, path, polygon, rect } from '@/demo/art/base/svg'
import { bookPile } from './elements/books'
import { glow, lightDefs, pendant } from './elements/light'
import { mugOf } from './elements/things'
import { H, type Scene, type SceneArt, type Tones, W } from './elements/tones'

const BOARDS = 720

/** An evening in the shop: a chair, a microphone, a lamp, and the backs of everyone's heads. */
export const stage: SceneArt = (scene) => {
  const { tones, random } = scene
  const hasReader = random.chance(0.6)
  const curtain = mix(tones.second, tones.dark, 0.25)
  const pile = bookPile(random, { x: 1040, foot: 610, w: 120, count: 2, colours: tones.cloth })
  return [
    rect({ x: 0, y: 0, w: W, h: BOARDS }, curtain),
    folds(curtain),
    lightDefs(tones),
    bulbs(scene),
    glow(800, 360, 700),
    polygon(
      [
        [700, 250],
        [900, 250],
        [1240, BOARDS + 40],
        [360, BOARDS + 40],
      ],
      { fill: tones.light, opacity: 0.24 },
    ),
    rect({ x: 0, y: BOARDS, w: W, h: H - BOARDS }, mix(tones.wood, tones.dark, 0.2)),
    rect({ x: 0, y: BOARDS, w: W, h: 12 }, lighten(tones.wood, 0.2)),
    ellipse({ x: 800, y: BOARDS + 34, rx: 440, ry: 34 }, { fill: tones.light, opacity: 0.4 }),
    pendant(800, 250, 118, { shade: mix(tones.accent, tones.second, 0.2), bulb: mix(tones.light, '#ffffff', 0.55), cord: tones.dark }),
    path('M980 610h122l8 14h-138zM1036 624h12v100h-12zM1000 722h84l10 12h-104z', darken(tones.wood, 0.3)),
    pile.svg,
    mugOf(1082, 610, 34, tones.paper),
    hasReader ? reader(scene) : stool(tones),
    microphone(tones, hasReader ? 700 : 800),
    audience(scene),
  ].join('')
}

function folds(curtain: string) {
  return Array.from({ length: 17 }, (_, index) =>
    path(
      `M${index * 100 + 10} 0C${index * 100 - 6} 240 ${index * 100 + 24} 480 ${index * 100} ${BOARDS}H${index * 100 + 46}C${index * 100 + 66} 480 ${index * 100 + 40} 240 ${index * 100 + 56} 0Z`,
      index % 2 === 0 ? darken(curtain, 0.2) : darken(curtain, 0.1),
    ),
  ).join('')
}

function bulbs({ tones }: Scene) {
  const bulb = mix(tones.light, '#ffffff', 0.4)
  return [0, 1, 2, 3]
    .map((span) => {
      const from = span * 400
      const hang = Array.from({ length: 6 }, (_, index) => {
        const share = (index + 0.5) / 6
        const y = 66 + Math.sin(share * Math.PI) * 74
        return glow(from + share * 400, y + 14, 44, 0.8) + circle(from + share * 400, y + 14, 9, bulb)
      })
      return path(`M${from} 62Q${from + 200} 216 ${from + 400} 62`, { stroke: tones.dark, width: 4 }) + hang.join('')
    })
    .join('')
}

function microphone(tones: Tones, x: number) {
  return [
    rect({ x: x - 4, y: 500, w: 8, h: 226 }, tones.dark),
    path(`M${x - 52} ${BOARDS + 14}q52 -22 104 0Z`, tones.dark),
    path(`M${x} 506L${x + 36} 462`, { stroke: tones.dark, width: 8, cap: 'round' }),
    `<g transform="rotate(38 ${x + 46} 448)">${rect({ x: x + 32, y: 418, w: 28, h: 46, r: 14 }, mix(tones.paper, tones.dark, 0.35))}${rect({ x: x + 36, y: 462, w: 20, h: 30, r: 4 }, tones.dark)}</g>`,
  ].join('')
}

function stool(tones: Tones) {
  return (
    path(`M884 590h112l6 18h-124z`, lighten(tones.wood, 0.14)) +
    path(`M896 608L876 ${BOARDS + 18}M984 608L1004 ${BOARDS + 18}M886 666H994`, { stroke: tones.wood, width: 9, cap: 'round' })
  )
}

function reader({ tones, random }: Scene) {
  const skin = mix('#d79b6c', tones.light, 0.25)
  const coat = random.pick([tones.paper, mix(tones.mid, tones.paper, 0.4), tones.accent])
  const hair = random.pick(['#3a2419', '#6b3d22', '#8a8378', '#1f1a1c'])
  const legs = mix(tones.dark, tones.mid, 0.25)
  return [
    stool(tones),
    path(`M896 560C860 600 850 640 846 ${BOARDS}h36l24 -96l40 -30Z`, darken(legs, 0.2)),
    path(`M980 560C950 590 880 590 868 640L880 ${BOARDS + 16}h36l4 -78L990 610Z`, legs),
    path(`M840 ${BOARDS}h44v14h-62q2 -14 18 -14ZM872 ${BOARDS + 12}h48v14h-66q2 -14 18 -14Z`, tones.dark),
    path('M886 596C872 500 884 430 936 424C990 430 1004 500 996 600C960 616 920 616 886 596Z', coat),
    rect({ x: 922, y: 390, w: 28, h: 44 }, darken(skin, 0.15)),
    circle(932, 374, 38, skin),
    path(
      'M972 376C976 322 930 318 916 330C894 330 890 350 896 366C914 362 934 356 944 366C948 384 956 396 968 404C976 396 972 386 972 376Z',
      hair,
    ),
    path('M900 470C880 520 860 530 838 540L846 562C890 556 920 536 934 500Z', darken(coat, 0.14)),
    circle(838, 550, 15, skin),
    polygon(
      [
        [846, 560],
        [784, 566],
        [772, 490],
        [836, 482],
      ],
      tones.second,
    ),
    polygon(
      [
        [846, 560],
        [836, 482],
        [850, 476],
        [862, 552],
      ],
      tones.paper,
    ),
  ].join('')
}

function audience({ tones, random }: Scene) {
  return [0, 1]
    .map((row) => {
      const count = 9 - row
      return Array.from({ length: count }, (_, index) => {
        const x = ((index + 0.5) / count) * W + random.int(-26, 26)
        const y = 880 + row * 84 + random.int(-14, 14)
        const r = 44 + row * 10
        const fill = mix(tones.dark, row === 0 ? tones.mid : '#000000', row === 0 ? 0.26 : 0.18)
        const hair = random.pick([
          () => circle(x + r * 0.1, y - r * 1.04, r * 0.4, fill),
          () =>
            path(
              `M${x - r * 1.02} ${y}C${x - r * 1.3} ${y + r * 1.3} ${x - r * 0.9} ${y + r * 1.5} ${x} ${y + r * 1.5}C${x + r * 0.9} ${y + r * 1.5} ${x + r * 1.3} ${y + r * 1.3} ${x + r * 1.02} ${y}Z`,
              fill,
            ),
          () => '',
        ])
        return (
          hair() +
          ellipse({ x, y, rx: r * 0.9, ry: r * 1.06 }, fill) +
          path(
            `M${x - r * 2} ${H}C${x - r * 1.9} ${y + r * 1.5} ${x - r * 0.9} ${y + r * 1.2} ${x} ${y + r * 1.2}C${x + r * 0.9} ${y + r * 1.2} ${x + r * 1.9} ${y + r * 1.5} ${x + r * 2} ${H}Z`,
            fill,
          )
        )
      }).join('')
    })
    .join('')
}
