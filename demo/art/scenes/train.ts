import { darken, lighten, mix } from '@/demo/art/base/colour'
import { circle, clipPath, group, path, polygon, rect } from '@/demo/art/base/svg'
import { bookPile, openBook } from './elements/books'
import { cypress, fir, ridge } from './elements/land'
import { glow, lightDefs, moon, pendant, stars } from './elements/light'
import { mugOf } from './elements/things'
import { H, type Scene, type SceneArt, sky, type Tones, W } from './elements/tones'

/** On a train: either it crosses the valley with its windows lit, or we sit in it. */
export const train: SceneArt = (scene) => (scene.random.chance(0.5) ? viaduct(scene) : compartment(scene))

function viaduct(scene: Scene) {
  const { tones, random } = scene
  const back = ridge(random, { y: 520, swing: 80, fill: mix(tones.far, tones.skyLow, 0.2) })
  const middle = ridge(random, { y: 640, swing: 70, fill: mix(tones.far, tones.mid, 0.7) })
  const front = ridge(random, { y: 860, swing: 44, fill: tones.near })
  const deck = 590
  const stone = mix(tones.wall, tones.paper, 0.3)
  return [
    sky(tones, 640),
    stars(random, tones, 330, 56),
    lightDefs(tones),
    moon(tones, random.pick([320, 1260]), 210, 78),
    back.svg,
    middle.svg,
    arches(deck, stone),
    carriages(scene, deck - 6),
    front.svg,
    ...[90, 170, 240, 1330, 1420, 1490, 1550].map((x, index) =>
      index % 3 === 0
        ? cypress(x, front.height(x) + 16, 190, tones.dark)
        : fir(x, front.height(x) + 16, 170, mix(tones.dark, tones.near, 0.3)),
    ),
  ].join('')
}

function arches(deck: number, stone: string) {
  const openings = Array.from({ length: 8 }, (_, index) => {
    const x = index * 208 + 12
    return `M${x} ${H}V${deck + 190}A82 96 0 0 1 ${x + 164} ${deck + 190}V${H}Z`
  })
  const wall = `M0 ${deck + 40}H${W}V${H}H0Z${openings.join('')}`
  return (
    `<path d="${wall}" fill="${stone}" fill-rule="evenodd"/>` +
    rect({ x: 0, y: deck + 26, w: W, h: 20 }, lighten(stone, 0.2)) +
    rect({ x: 0, y: deck + 46, w: W, h: 10 }, darken(stone, 0.25))
  )
}

function carriages({ tones, random }: Scene, rail: number) {
  const start = random.int(90, 260)
  const colour = tones.second
  const cars = [0, 1, 2].map((index) => {
    const x = start + 300 + index * 330
    const windows = Array.from({ length: 6 }, (_, nth) =>
      rect({ x: x + 20 + nth * 48, y: rail - 88, w: 36, h: 38, r: 5 }, mix(tones.light, '#ffffff', 0.2)),
    )
    return (
      glow(x + 155, rail - 66, 190, 0.5) +
      rect({ x, y: rail - 116, w: 316, h: 104, r: 14 }, colour) +
      rect({ x: x + 6, y: rail - 120, w: 304, h: 12, r: 6 }, darken(colour, 0.35)) +
      windows.join('') +
      rect({ x, y: rail - 40, w: 316, h: 8 }, tones.paper) +
      [50, 96, 222, 268].map((dx) => circle(x + dx, rail - 2, 15, tones.dark)).join('')
    )
  })
  const [x, y] = [start, rail]
  return [
    ...Array.from({ length: 6 }, (_, index) =>
      circle(x + 70 + index * 62, y - 196 - index * 17 - (index % 2) * 18, 26 + index * 7, {
        fill: mix(tones.skyLow, tones.paper, 0.4),
        opacity: 0.6 - index * 0.08,
      }),
    ),
    glow(x - 30, y - 60, 190),
    rect({ x, y: y - 104, w: 200, h: 88, r: 12 }, tones.dark),
    rect({ x: x + 190, y: y - 150, w: 100, h: 134, r: 8 }, darken(colour, 0.15)),
    rect({ x: x + 184, y: y - 160, w: 112, h: 16, r: 6 }, tones.dark),
    rect({ x: x + 208, y: y - 128, w: 62, h: 50, r: 5 }, tones.light),
    rect({ x: x + 46, y: y - 152, w: 34, h: 54 }, tones.dark),
    rect({ x: x + 38, y: y - 162, w: 50, h: 16, r: 4 }, colour),
    circle(x + 4, y - 62, 15, mix(tones.light, '#ffffff', 0.5)),
    polygon(
      [
        [x - 4, y - 28],
        [x - 46, y + 6],
        [x + 30, y + 6],
      ],
      darken(colour, 0.2),
    ),
    ...[44, 104, 164, 240].map(
      (dx) => circle(x + dx, y - 4, dx === 240 ? 16 : 24, darken(tones.dark, 0.2)) + circle(x + dx, y - 4, 8, colour),
    ),
    ...cars,
    rect({ x: 0, y: rail + 12, w: W, h: 6 }, tones.dark),
  ].join('')
}

function compartment(scene: Scene) {
  const { tones, random } = scene
  const panel = mix(tones.wall, tones.wood, 0.45)
  const [x, y, w, h] = [250, 110, 1100, 560]
  const pile = bookPile(random, { x: 1110, foot: 790, w: 200, count: random.int(2, 4), colours: tones.cloth })
  return [
    rect({ x: 0, y: 0, w: W, h: H }, panel),
    lightDefs(tones),
    `<defs>${clipPath('view', rect({ x, y, w, h, r: 46 }, '#000'))}</defs>`,
    rect({ x: x - 26, y: y - 26, w: w + 52, h: h + 52, r: 66 }, darken(panel, 0.35)),
    group('clip-path="url(#view)"', landscape(scene)),
    rect({ x: x - 6, y: y - 6, w: w + 12, h: h + 12, r: 50 }, { stroke: lighten(panel, 0.2), width: 12 }),
    rect({ x: x + w / 2 - 7, y, w: 14, h }, lighten(panel, 0.14)),
    seat(tones, 0),
    `<g transform="translate(${W} 0) scale(-1 1)">${seat(tones, 0)}</g>`,
    glow(800, 700, 520, 0.85),
    pendant(800, 176, 60, { shade: tones.second, bulb: mix(tones.light, '#ffffff', 0.5), cord: tones.dark }),
    rect({ x: 380, y: 790, w: 840, h: 36, r: 14 }, mix(tones.wood, tones.light, 0.22)),
    rect({ x: 380, y: 816, w: 840, h: 12, r: 6 }, darken(tones.wood, 0.2)),
    rect({ x: 776, y: 826, w: 48, h: 180 }, darken(tones.wood, 0.3)),
    openBook(760, 800, 360, tones.second, mix(tones.paper, tones.light, 0.15)),
    mugOf(500, 790, 84, tones.accent),
    pile.svg,
  ].join('')
}

function landscape({ tones, random }: Scene) {
  const layers = [0, 1, 2].map((index) => ridge(random, { y: 400 + index * 100, swing: 60, fill: mix(tones.far, tones.near, index / 2) }))
  const [first, , last] = layers
  return [
    sky(tones, 480),
    stars(random, tones, 320, 40),
    moon(tones, random.pick([460, 1120]), 220, 56),
    first?.svg ?? '',
    ...Array.from(
      { length: 5 },
      () => glow(random.int(320, 1280), random.int(420, 470), 26) + circle(random.int(320, 1280), random.int(430, 480), 4, tones.light),
    ),
    layers[1]?.svg ?? '',
    ...[340, 470, 900, 1010, 1250].map((x, index) =>
      last ? fir(x, last.height(x) + 12, 120 + (index % 3) * 40, mix(tones.near, tones.dark, 0.3)) : '',
    ),
    last?.svg ?? '',
  ].join('')
}

function seat(tones: Tones, x: number) {
  const cloth = mix(tones.second, tones.dark, 0.3)
  return [
    path(`M${x - 20} 420H150Q210 420 214 480L236 ${H}H-20Z`, cloth),
    path('M0 470H140Q168 470 172 506L188 760H0Z', lighten(cloth, 0.1)),
    path('M60 474L72 756M116 474L134 756', { stroke: cloth, width: 6 }),
    rect({ x: -20, y: 770, w: 320, h: 90, r: 34 }, lighten(cloth, 0.06)),
    rect({ x: -20, y: 380, w: 200, h: 66, r: 28 }, tones.paper),
  ].join('')
}
