import { darken, lighten, mix } from '@/demo/art/base/colour'
import { emblem } from '@/demo/art/base/emblems'
import { circle, ellipse, path, polygon, rect } from '@/demo/art/base/svg'
import { bookPile, bookRow, openBook } from './elements/books'
import { glow, lightDefs } from './elements/light'
import { mugOf, potPlant, sittingCat } from './elements/things'
import { H, type Scene, type SceneArt, type Tones, W } from './elements/tones'

const TOP = 740

/** A writing desk after dark. What lies on it changes; the lamp is always on. */
export const desk: SceneArt = (scene) => {
  const { tones, random } = scene
  const pile = bookPile(random, { x: 1290, foot: TOP, w: 250, count: random.int(3, 6), colours: tones.cloth })
  const onPile = random.pick([
    () => mugOf(1290, pile.top, 74, tones.paper),
    () => sittingCat(1290, pile.top, 160, darken(tones.dark, 0.2)),
    () => potPlant(1290, pile.top, 170, { leaf: mix('#4f7a4a', tones.mid, 0.4), pot: tones.second }),
  ])
  const middle = random.pick([typewriter, manuscript, notebookAndPens])
  const isMirrored = random.chance(0.4)
  const view = [
    rect({ x: 0, y: 0, w: W, h: H }, tones.wall),
    lightDefs(tones),
    wall(scene),
    glow(480, 430, 720),
    polygon(
      [
        [372, 408],
        [590, 408],
        [900, TOP],
        [140, TOP],
      ],
      { fill: tones.light, opacity: 0.22 },
    ),
    rect({ x: 0, y: TOP, w: W, h: H - TOP }, mix(tones.wood, tones.light, 0.12)),
    rect({ x: 0, y: TOP, w: W, h: 16 }, lighten(mix(tones.wood, tones.light, 0.2), 0.2)),
    rect({ x: 0, y: TOP + 150, w: W, h: H }, darken(tones.wood, 0.35)),
    ...[170, 640, 1110].map(
      (x) => rect({ x, y: TOP + 178, w: 330, h: 120, r: 6 }, darken(tones.wood, 0.22)) + circle(x + 165, TOP + 236, 12, '#c89a4a'),
    ),
    ellipse({ x: 520, y: TOP + 46, rx: 440, ry: 40 }, { fill: tones.light, opacity: 0.3 }),
    deskLamp(tones),
    middle(scene),
    pile.svg,
    onPile(),
  ]
  return isMirrored ? `<g transform="translate(${W} 0) scale(-1 1)">${view.join('')}</g>` : view.join('')
}

/** Prints and a shelf above the desk. */
function wall({ tones, random }: Scene) {
  const signs = random.shuffle(['boat', 'leaf', 'bird', 'moon', 'house', 'feather', 'fish', 'tree'] as const)
  const frames = [
    { x: 830, y: 130, w: 190, h: 250 },
    { x: 1060, y: 90, w: 230, h: 170 },
    { x: 1060, y: 300, w: 230, h: 150 },
  ].map((box, index) => {
    const ground = [tones.paper, tones.second, tones.accent][index] ?? tones.paper
    const sign = emblem(signs[index] ?? 'leaf', {
      x: box.x + box.w / 2,
      y: box.y + box.h / 2,
      size: Math.min(box.w, box.h) * 0.56,
      fill: index === 0 ? tones.second : tones.dark,
      cut: ground,
    })
    return rect({ x: box.x - 10, y: box.y - 10, w: box.w + 20, h: box.h + 20 }, tones.wood) + rect(box, ground) + sign
  })
  const shelf =
    rect({ x: 1340, y: 300, w: 260, h: 18 }, tones.wood) +
    bookRow(random, { x: 1350, to: 1596, foot: 300, tall: 150, colours: tones.cloth.map((colour) => mix(colour, tones.wall, 0.15)) })
  return frames.join('') + shelf
}

function deskLamp(tones: Tones) {
  const brass = '#c89a4a'
  return [
    ellipse({ x: 230, y: TOP + 22, rx: 112, ry: 22 }, darken(brass, 0.3)),
    ellipse({ x: 230, y: TOP + 12, rx: 112, ry: 22 }, brass),
    path(`M230 ${TOP + 8}L170 470L420 300`, { stroke: brass, width: 18, join: 'round', cap: 'round' }),
    circle(170, 470, 20, darken(brass, 0.25)),
    ellipse({ x: 480, y: 404, rx: 112, ry: 26 }, mix(tones.light, '#ffffff', 0.5)),
    path('M372 408C372 330 420 282 440 270L470 262C540 282 592 336 592 408C560 428 404 428 372 408Z', tones.second),
    path('M396 388C400 340 424 306 444 292', { stroke: lighten(tones.second, 0.5), width: 9, cap: 'round' }),
  ].join('')
}

function typewriter({ tones }: Scene) {
  const body = mix(tones.mid, tones.paper, 0.16)
  const dark = darken(body, 0.45)
  const keys = Array.from({ length: 24 }, (_, index) =>
    circle(650 + (index % 8) * 40 + (Math.floor(index / 8) % 2) * 16, TOP - 62 + Math.floor(index / 8) * 26, 11, tones.paper),
  )
  const lines = Array.from({ length: 5 }, (_, index) =>
    rect({ x: 724, y: TOP - 398 + index * 28, w: index === 4 ? 80 : 150, h: 6 }, mix(tones.paper, tones.dark, 0.5)),
  )
  return [
    ellipse({ x: 800, y: TOP + 20, rx: 250, ry: 22 }, { fill: '#000000', opacity: 0.25 }),
    rect({ x: 690, y: TOP - 430, w: 220, h: 260 }, tones.paper),
    ...lines,
    rect({ x: 610, y: TOP - 214, w: 380, h: 44, r: 20 }, dark),
    circle(604, TOP - 192, 24, tones.second),
    circle(996, TOP - 192, 24, tones.second),
    path(`M630 ${TOP - 176}H970L1000 ${TOP - 80}L1020 ${TOP + 14}H580L600 ${TOP - 80}Z`, body),
    path(`M604 ${TOP - 92}H996L1012 ${TOP + 2}H588Z`, dark),
    ...keys,
    rect({ x: 720, y: TOP - 150, w: 160, h: 30, r: 6 }, dark),
  ].join('')
}

function manuscript({ tones }: Scene) {
  return [
    ellipse({ x: 800, y: TOP + 50, rx: 300, ry: 20 }, { fill: '#000000', opacity: 0.18 }),
    openBook(780, TOP + 70, 540, tones.second, mix(tones.paper, tones.light, 0.12)),
    path(`M920 ${TOP + 30}L1010 ${TOP - 210}`, { stroke: tones.accent, width: 12, cap: 'round' }),
    path(`M920 ${TOP + 30}L926 ${TOP + 8}`, { stroke: tones.dark, width: 12, cap: 'round' }),
    mugOf(1080, TOP + 30, 92, tones.second),
    path(`M1064 ${TOP - 80}c-20 -30 20 -50 0 -84M1096 ${TOP - 80}c-20 -30 20 -50 0 -84`, {
      stroke: tones.paper,
      width: 7,
      cap: 'round',
      opacity: 0.5,
    }),
  ].join('')
}

function notebookAndPens({ tones }: Scene) {
  const pens = [tones.second, tones.accent, tones.paper, tones.cloth[4] ?? tones.paper].map((fill, index) =>
    path(`M${1040 + index * 18} ${TOP - 90}L${1016 + index * 34} ${TOP - 210 + (index % 2) * 26}`, {
      stroke: fill,
      width: 13,
      cap: 'round',
    }),
  )
  return [
    polygon(
      [
        [580, TOP + 90],
        [640, TOP + 18],
        [940, TOP + 18],
        [960, TOP + 90],
      ],
      tones.paper,
    ),
    polygon(
      [
        [580, TOP + 90],
        [960, TOP + 90],
        [960, TOP + 104],
        [578, TOP + 104],
      ],
      tones.second,
    ),
    ...[0, 1, 2].map((index) =>
      path(`M${662 - index * 14} ${TOP + 36 + index * 17}H${900 + index * 6}`, { stroke: mix(tones.paper, tones.dark, 0.4), width: 4 }),
    ),
    path(`M880 ${TOP + 66}L1000 ${TOP + 20}`, { stroke: tones.accent, width: 10, cap: 'round' }),
    ...pens,
    path(`M1020 ${TOP - 110}H1120L1110 ${TOP + 20}H1030Z`, tones.second),
    path(`M1090 ${TOP - 110}H1120L1110 ${TOP + 20}H1084Z`, { fill: '#000000', opacity: 0.2 }),
    mugOf(700, TOP - 2, 84, mix(tones.accent, tones.paper, 0.2)),
  ].join('')
}
