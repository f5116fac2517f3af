import { darken, lighten, mix } from '@/demo/art/base/colour'
import { circle, path, polygon, rect } from '@/demo/art/base/svg'
import { bookPile, bookRow } from './elements/books'
import { ridge, roundTree } from './elements/land'
import { glow, lightDefs, pendant, stars } from './elements/light'
import { walker } from './elements/things'
import { H, type Scene, type SceneArt, sky, type Tones, W } from './elements/tones'

const GROUND = 800

/** Second-hand books under striped awnings, bulbs strung across. */
export const market: SceneArt = (scene) => {
  const { tones, random } = scene
  const stalls = [110, 610, 1110].map((x, index) =>
    stall(scene, x, [tones.second, mix(tones.mid, tones.paper, 0.2), tones.accent][index] ?? tones.second),
  )
  const buyers = [
    { x: 500, coat: tones.accent },
    { x: random.pick([870, 1000]), coat: mix(tones.second, tones.dark, 0.35) },
    { x: 1490, coat: tones.second },
  ]
  return [
    sky(tones, GROUND),
    stars(random, tones, 260, 44),
    lightDefs(tones),
    ridge(random, { y: 620, swing: 40, fill: mix(tones.far, tones.mid, 0.45) }).svg,
    ...[40, 540, 1070, 1570].map((x, index) =>
      roundTree(x, GROUND, 420 + (index % 2) * 60, { crown: mix(tones.near, tones.mid, 0.35), trunk: tones.dark }),
    ),
    rect({ x: 0, y: GROUND, w: W, h: H - GROUND }, mix(tones.dark, tones.mid, 0.35)),
    strings(tones),
    ...stalls,
    ...buyers.map(({ x, coat }) => walker(x, 936, 250, { coat, skin: mix(tones.paper, '#c98d62', 0.55) })),
  ].join('')
}

function strings(tones: Tones) {
  const bulb = mix(tones.light, '#ffffff', 0.4)
  return [0, 1]
    .map((row) =>
      [0, 1, 2]
        .map((span) => {
          const [from, y] = [span * 560 - 60 + row * 120, 120 + row * 90]
          const lamps = Array.from({ length: 7 }, (_, index) => {
            const share = (index + 0.5) / 7
            const at = y + Math.sin(share * Math.PI) * 82
            return glow(from + share * 560, at + 14, 50, 0.8) + circle(from + share * 560, at + 13, 9, bulb)
          })
          return path(`M${from} ${y}Q${from + 280} ${y + 164} ${from + 560} ${y}`, { stroke: tones.dark, width: 3.5 }) + lamps.join('')
        })
        .join(''),
    )
    .join('')
}

function stall({ tones, random }: Scene, x: number, cloth: string) {
  const w = 400
  const stripes = Array.from({ length: 8 }, (_, index) => {
    const [left, right] = [x - 20 + index * 55, x - 20 + (index + 1) * 55]
    const [topLeft, topRight] = [x + 20 + index * 45, x + 20 + (index + 1) * 45]
    const fill = index % 2 === 0 ? cloth : tones.paper
    return (
      polygon(
        [
          [topLeft, 400],
          [topRight, 400],
          [right, 506],
          [left, 506],
        ],
        fill,
      ) + path(`M${left} 504H${right}V524A27.5 27 0 0 1 ${left} 524Z`, darken(fill, 0.1))
    )
  })
  const pile = bookPile(random, { x: x + 320, foot: 716, w: 110, count: 4, colours: tones.cloth })
  return [
    glow(x + w / 2, 640, 330),
    rect({ x: x + 4, y: 470, w: 14, h: GROUND - 440 }, tones.wood),
    rect({ x: x + w - 18, y: 470, w: 14, h: GROUND - 440 }, tones.wood),
    rect({ x: x + 16, y: 500, w: w - 32, h: 230 }, mix(tones.light, tones.wood, 0.62)),
    rect({ x: x + 16, y: 606, w: w - 32, h: 10 }, tones.wood),
    bookRow(random, { x: x + 26, to: x + w - 26, foot: 606, tall: 82, colours: tones.cloth }),
    pendant(x + w / 2, 566, 36, { shade: tones.dark, bulb: mix(tones.light, '#ffffff', 0.5), cord: tones.dark, from: 510 }),
    bookRow(random, { x: x + 30, to: x + 240, foot: 716, tall: 78, colours: tones.cloth }),
    pile.svg,
    rect({ x: x - 14, y: 714, w: w + 28, h: 24, r: 5 }, lighten(tones.wood, 0.2)),
    rect({ x: x - 2, y: 738, w: w + 4, h: 118 }, mix(tones.wood, tones.dark, 0.15)),
    ...[0, 1, 2].map((index) => rect({ x: x - 2, y: 766 + index * 30, w: w + 4, h: 4 }, darken(tones.wood, 0.35))),
    ...stripes,
    rect({ x: x + 10, y: 392, w: w - 20, h: 12, r: 6 }, darken(cloth, 0.3)),
  ].join('')
}
