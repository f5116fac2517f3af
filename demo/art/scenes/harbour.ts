import { darken, lighten, mix } from '@/demo/art/base/colour'
import { path, polygon, rect } from '@/demo/art/base/svg'
import { ridge } from './elements/land'
import { lightDefs, moon, stars, streetLamp } from './elements/light'
import { townHouse } from './elements/town-house'
import { H, type Scene, type SceneArt, sky, W } from './elements/tones'

const QUAY = 610

/** The waterfront of a small town: stone houses, a bell tower, boats, and every light once more in the water. */
export const harbour: SceneArt = (scene) => {
  const { tones, random } = scene
  return [
    sky(tones, QUAY),
    stars(random, tones, 260, 44),
    lightDefs(tones),
    moon(tones, random.pick([240, 1360]), 150, 52),
    ridge(random, { y: 430, swing: 90, fill: mix(tones.far, tones.skyTop, 0.35), waves: 2.4 }).svg,
    town(scene),
    rect({ x: 0, y: QUAY, w: W, h: 30 }, mix(tones.paper, tones.wall, 0.5)),
    rect({ x: 0, y: QUAY + 30, w: W, h: H }, mix(tones.near, tones.mid, 0.35)),
    rect({ x: 0, y: QUAY + 30, w: W, h: 16 }, { fill: tones.dark, opacity: 0.5 }),
    shimmer(scene),
    ...[150, 620, 1090, 1490].map((x) => streetLamp(x, QUAY + 4, 210, tones)),
    ...[310, 800, 1270].map((x, index) => boat(scene, x + random.int(-40, 40), 760 + (index % 2) * 110, 1 + (index % 2) * 0.3)),
  ].join('')
}

function town({ tones, random }: Scene) {
  let x = -40
  const houses = [210, 180, 240, 190, 220, 200, 250, 210].map((w, index) => {
    const wall = mix(mix(tones.paper, tones.wall, 0.42), index % 3 === 1 ? tones.second : tones.accent, index % 2 === 0 ? 0.1 : 0.22)
    const look = {
      wall,
      roof: mix(tones.second, tones.dark, 0.32),
      dark: mix(tones.dark, wall, 0.2),
      light: tones.light,
      frame: lighten(wall, 0.28),
    }
    const house = townHouse(random, {
      x,
      foot: QUAY,
      w,
      floors: random.pick([2, 2, 3]),
      columns: 3,
      floorHeight: 98,
      look,
      gable: random.chance(0.5),
    })
    x += w + 2
    return house
  })
  return (
    bellTower(random.int(500, 1000), mix(tones.paper, tones.wall, 0.5), mix(tones.second, tones.dark, 0.3), tones.light) + houses.join('')
  )
}

function bellTower(x: number, wall: string, roof: string, light: string) {
  return [
    rect({ x, y: 190, w: 92, h: 420 }, wall),
    rect({ x: x + 64, y: 190, w: 28, h: 420 }, darken(wall, 0.14)),
    rect({ x: x - 8, y: 186, w: 108, h: 14 }, lighten(wall, 0.2)),
    rect({ x: x - 4, y: 296, w: 100, h: 9 }, lighten(wall, 0.2)),
    path(`M${x + 18} 284v-50a13 13 0 0 1 26 0v50ZM${x + 50} 284v-50a13 13 0 0 1 26 0v50Z`, light),
    polygon(
      [
        [x - 6, 188],
        [x + 46, 84],
        [x + 98, 188],
      ],
      roof,
    ),
    rect({ x: x + 44, y: 52, w: 4, h: 36 }, wall),
  ].join('')
}

function shimmer({ tones, random }: Scene) {
  const columns = [150, 620, 1090, 1490, ...Array.from({ length: 9 }, () => random.between(40, W - 40))]
  return columns
    .map((x, index) => {
      const strong = index < 4
      return Array.from({ length: strong ? 13 : 7 }, (_, step) => {
        const w = (strong ? 74 : 40) * random.between(0.4, 1)
        return rect(
          { x: x - w / 2 + random.between(-14, 14), y: QUAY + 56 + step * 25 + random.between(-5, 5), w, h: 6, r: 3 },
          { fill: tones.light, opacity: (strong ? 0.75 : 0.4) - step * 0.04 },
        )
      }).join('')
    })
    .join('')
}

function boat({ tones, random }: Scene, x: number, y: number, size: number) {
  const hull = random.pick([tones.paper, tones.second, tones.accent])
  const inside = darken(hull, 0.45)
  const mast = random.chance(0.5)
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${size})">${[
    rect({ x: -100, y: 40, w: 200, h: 10, r: 5 }, { fill: tones.dark, opacity: 0.45 }),
    mast
      ? rect({ x: -6, y: -190, w: 6, h: 190 }, tones.wood) +
        path('M4 -180L70 -20H4Z', mix(tones.paper, tones.wall, 0.2)) +
        path('M-12 -150L-56 -20H-12Z', mix(tones.paper, tones.wall, 0.34))
      : path('M-70 -8L60 -58M-40 -8L92 -40', { stroke: tones.wood, width: 6, cap: 'round' }),
    path('M-128 -16C-60 -2 60 -2 132 -26C120 20 96 44 70 46H-74C-102 44 -120 20 -128 -16Z', hull),
    path('M-128 -16C-60 -2 60 -2 132 -26C126 -12 60 12 -2 12C-66 12 -122 4 -128 -16Z', inside),
    path('M-116 14C-60 28 70 26 120 4', { stroke: mix(hull, tones.mid, 0.6), width: 8 }),
  ].join('')}</g>`
}
