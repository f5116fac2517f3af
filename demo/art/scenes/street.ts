import { darken, lighten, mix } from '@/demo/art/base/colour'
import { blockPath, fitBlock } from '@/demo/art/base/lettering'
import { path, polygon, rect } from '@/demo/art/base/svg'
import { bookRow } from './elements/books'
import { glow, lightDefs, moon, pendant, stars, streetLamp } from './elements/light'
import { sittingCat, walker } from './elements/things'
import { townHouse } from './elements/town-house'
import { H, type Scene, type SceneArt, sky, W } from './elements/tones'

const STREET = 860

/** Our street: old fronts side by side, and one window on the ground floor that is still lit. */
export const street: SceneArt = (scene) => {
  const { tones, random } = scene
  const widths = random.shuffle([250, 300, 220, 280, 320, 340])
  let x = -60
  const houses = widths.map((w, index) => {
    const wall = mix(
      index % 2 === 0 ? tones.mid : tones.wall,
      random.pick([tones.second, tones.paper, tones.accent, tones.mid]),
      index % 2 === 0 ? 0.28 : 0.16,
    )
    const look = {
      wall,
      roof: mix(tones.second, tones.dark, 0.45),
      dark: mix(tones.dark, wall, 0.15),
      light: tones.light,
      frame: lighten(wall, 0.28),
    }
    const house = townHouse(random, {
      x,
      foot: STREET,
      w,
      floors: random.pick([2, 3]),
      columns: w > 270 ? 4 : 3,
      floorHeight: 138,
      look,
      shopFloor: true,
      gable: random.chance(0.4),
    })
    const door = random.chance(0.5)
      ? rect({ x: x + w * 0.38, y: STREET - 150, w: w * 0.24, h: 150 }, darken(wall, 0.5))
      : rect({ x: x + 26, y: STREET - 140, w: w - 52, h: 108 }, darken(wall, 0.45))
    const at = { x, w }
    x += w + 4
    return { svg: house + door, at }
  })
  const shop = houses[random.pick([1, 2, 3])]?.at ?? { x: 500, w: 300 }
  return [
    sky(tones, STREET),
    stars(random, tones, 320, 46),
    lightDefs(tones),
    moon(tones, random.pick([190, 1380]), 130, 44),
    ...houses.map(({ svg }) => svg),
    rect({ x: 0, y: STREET, w: W, h: H - STREET }, mix(tones.dark, tones.mid, 0.25)),
    cobbles(scene),
    shopFront(scene, shop),
    streetLamp(shop.x > 640 ? 250 : 1330, 930, 480, tones),
    walker(shop.x > 640 ? 420 : 1130, 946, 210, { coat: tones.second, skin: mix(tones.paper, '#c98d62', 0.55) }),
  ].join('')
}

function cobbles({ tones, random }: Scene) {
  const stone = mix(tones.dark, tones.mid, 0.48)
  return Array.from({ length: 90 }, () => {
    const y = random.between(STREET + 16, H - 6)
    const w = 22 + (y - STREET) * 0.3
    return rect({ x: random.between(-20, W), y, w, h: 4 + (y - STREET) * 0.025, r: 3 }, stone)
  }).join('')
}

function shopFront({ tones, random }: Scene, { x, w }: { x: number; w: number }) {
  const top = STREET - 172
  const frame = mix(tones.dark, tones.second, 0.2)
  const name = fitBlock('Pod lampom', { face: 'playfair' }, { width: w - 80, height: 40, maxSize: 40, maxLines: 1 })
  const [left, right] = [x + 24, x + w - 96]
  return [
    glow(x + w / 2, STREET - 60, 300, 0.9),
    rect({ x, y: top - 40, w, h: STREET - top + 40 }, frame),
    path(blockPath(name, { x: x + w / 2, y: top - 26, align: 'center' }), tones.light),
    rect({ x: left, y: top + 22, w: right - left, h: 128 }, mix(tones.light, '#ffffff', 0.3)),
    bookRow(random, { x: left + 8, to: right - 60, foot: STREET - 24, tall: 62, colours: tones.cloth }),
    sittingCat(right - 34, STREET - 24, 62, tones.dark),
    pendant((left + right) / 2, top + 66, 26, { shade: tones.second, bulb: '#ffffff', cord: tones.dark, from: top + 22 }),
    rect({ x: right + 14, y: top + 22, w: 60, h: 150 }, mix(tones.light, tones.second, 0.35)),
    rect({ x: right + 58, y: top + 96, w: 6, h: 18, r: 3 }, tones.dark),
    polygon(
      [
        [left, STREET],
        [right, STREET],
        [right + 120, H],
        [left - 120, H],
      ],
      { fill: tones.light, opacity: 0.2 },
    ),
  ].join('')
}
