import { darken, lighten, mix } from '@/demo/art/base/colour'
import { circle, path, polygon, rect } from '@/demo/art/base/svg'
import { bookPile, openBook } from './elements/books'
import { glow, lightDefs, moon, pendant, stars } from './elements/light'
import { mugOf, potPlant, sittingCat } from './elements/things'
import { H, type Scene, type SceneArt, sky, type Tones, W } from './elements/tones'

const SILL = 790

/** A deep window over the roofs of the town; on the sill, what one needs for the evening. */
export const windowScene: SceneArt = (scene) => {
  const { tones, random } = scene
  const pile = bookPile(random, { x: 360, foot: SILL, w: 230, count: random.int(3, 5), colours: tones.cloth })
  const onPile = random.pick([
    () => mugOf(360, pile.top, 72, tones.second),
    () => sittingCat(360, pile.top, 150, darken(tones.dark, 0.2)),
    () => '',
  ])
  const right = random.pick([
    () => potPlant(1240, SILL, 300, { leaf: mix('#4f7a4a', tones.mid, 0.4), pot: tones.second }),
    () => sittingCat(1230, SILL, 210, darken(tones.dark, 0.2)),
    () =>
      potPlant(1150, SILL, 220, { leaf: mix('#5c8450', tones.mid, 0.4), pot: tones.accent }) +
      potPlant(1300, SILL, 290, { leaf: mix('#4f7a4a', tones.mid, 0.4), pot: tones.second }),
  ])
  return [
    sky(tones, SILL),
    stars(random, tones, 420, 60),
    lightDefs(tones),
    moon(tones, random.pick([560, 1080]), 220, 62),
    roofs(scene),
    frame(tones),
    glow(800, 300, 560, 0.9),
    pendant(800, 250, 104, { shade: tones.second, bulb: mix(tones.light, '#ffffff', 0.55), cord: tones.dark }),
    rect({ x: 0, y: SILL, w: W, h: H - SILL }, mix(tones.wood, tones.light, 0.2)),
    rect({ x: 0, y: SILL, w: W, h: 20 }, lighten(mix(tones.wood, tones.light, 0.25), 0.2)),
    rect({ x: 0, y: SILL + 96, w: W, h: H }, darken(tones.wall, 0.25)),
    polygon(
      [
        [560, SILL + 2],
        [1040, SILL + 2],
        [1120, SILL + 96],
        [480, SILL + 96],
      ],
      { fill: tones.light, opacity: 0.35 },
    ),
    pile.svg,
    onPile(),
    openBook(800, SILL + 56, 400, tones.second, mix(tones.paper, tones.light, 0.15)),
    right(),
    curtains(tones),
  ].join('')
}

function roofs({ tones, random }: Scene) {
  return [0, 1, 2]
    .map((row) => {
      const wall = mix(tones.far, tones.near, row / 2)
      let x = -60 + row * -40
      const parts: string[] = []
      while (x < W) {
        const w = random.int(130, 230)
        const top = 520 + row * 96 + random.int(-46, 46)
        const roof = mix(tones.second, wall, 0.62 - row * 0.08)
        parts.push(
          rect({ x, y: top, w: w + 2, h: H }, wall),
          polygon(
            [
              [x - 8, top + 4],
              [x + w / 2, top - random.int(44, 80)],
              [x + w + 8, top + 4],
            ],
            roof,
          ),
        )
        for (let column = 0; column < 2; column += 1) {
          const isLit = random.chance(0.42)
          parts.push(rect({ x: x + w * (0.24 + column * 0.34), y: top + 30, w: 24, h: 34 }, isLit ? tones.light : darken(wall, 0.35)))
        }
        x += w
      }
      return parts.join('')
    })
    .join('')
}

function frame(tones: Tones) {
  const wood = mix(tones.paper, tones.wall, 0.22)
  const dark = darken(wood, 0.2)
  return [
    rect({ x: 0, y: 0, w: 190, h: SILL }, tones.wall),
    rect({ x: W - 190, y: 0, w: 190, h: SILL }, tones.wall),
    rect({ x: 0, y: 0, w: W, h: 46 }, tones.wall),
    rect({ x: 180, y: 36, w: 30, h: SILL - 36 }, wood),
    rect({ x: W - 210, y: 36, w: 30, h: SILL - 36 }, dark),
    rect({ x: 180, y: 36, w: W - 360, h: 28 }, wood),
    rect({ x: 180, y: SILL - 30, w: W - 360, h: 30 }, wood),
    rect({ x: 786, y: 36, w: 28, h: SILL - 36 }, wood),
    rect({ x: 180, y: 330, w: W - 360, h: 18 }, wood),
    circle(826, 470, 9, '#c89a4a'),
  ].join('')
}

function curtains(tones: Tones) {
  const cloth = mix(tones.second, tones.wall, 0.28)
  const fold = darken(cloth, 0.22)
  const left = `M0 20H250C240 240 230 420 150 600C120 670 110 740 118 ${SILL + 60}H0Z`
  const folds = `M70 20C66 300 56 500 34 ${SILL + 60}M140 20C136 260 120 460 78 640M206 20C200 220 186 380 140 540`
  return (
    path(left, cloth) +
    path(folds, { stroke: fold, width: 10 }) +
    `<g transform="translate(${W} 0) scale(-1 1)">${path(left, darken(cloth, 0.1))}${path(folds, { stroke: fold, width: 10 })}</g>` +
    rect({ x: 0, y: 14, w: W, h: 14 }, '#c89a4a')
  )
}
