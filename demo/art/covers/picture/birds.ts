import { contrast } from '@/demo/art/base/colour'
import { fitBlock } from '@/demo/art/base/lettering'
import { livelyOn, typeOn } from '@/demo/art/base/palettes'
import type { Random } from '@/demo/art/base/random'
import { circle, path, type Point, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, W } from '@/demo/art/base/sheet'

const GULL = 'M-100 6C-78 -34 -34 -40 0 -6C34 -40 78 -34 100 6C72 -18 36 -16 8 18C4 24 -4 24 -8 18C-36 -16 -72 -18 -100 6Z'
const SWALLOW =
  'M0 -14C24 -52 64 -66 104 -66C74 -44 54 -20 34 6C42 22 38 44 54 78C28 58 14 44 0 36C-14 44 -28 58 -54 78C-38 44 -42 22 -34 6C-54 -20 -74 -44 -104 -66C-64 -66 -24 -52 0 -14Z'

/** A flock crosses one great disc; wires or a horizon hold it together. */
export const birds: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const sky = random.pick([palette.ground, palette.tint, palette.deep, palette.paper, palette.accent])
  const ink = typeOn(palette, sky)
  const block = fitBlock(sheet.title, { face: 'abril', leading: 1.04 }, { width: W - 2 * M, height: 390, maxSize: 166 })
  const centre: Point = [W / 2 + random.int(-130, 130), random.int(620, 700)]
  const r = random.int(370, 450)
  const wing = ink
  const disc =
    random
      .shuffle([palette.second, palette.accent, palette.ground, palette.tint])
      .find((colour) => contrast(colour, wing) > 3 && contrast(colour, sky) > 1.7) ?? livelyOn(palette, sky)

  return [
    page(sky),
    circle(centre[0], centre[1], r, disc),
    random.chance(0.4) ? wires(wing, random) : flock(random, centre, r, wing),
    setBlock(block, { x: M, y: H - 220 - block.height }, ink),
    credit(sheet, { x: M, y: H - 142, fill: ink, face: 'gabarito', size: 60, maxWidth: W - 2 * M - 120 }),
    publisher(sheet, { x: W - M - 30, y: H - 122, fill: ink, cut: sky }),
  ].join('')
}

/** Birds keep their distance: candidates that come too near an earlier one are dropped. */
function flock(random: Random, centre: Point, r: number, fill: string) {
  const shape = random.pick([GULL, SWALLOW])
  const placed: Point[] = []
  const lean = random.int(-14, 14)
  for (let tries = 0; tries < 90 && placed.length < 15; tries += 1) {
    const spot: Point = [centre[0] + random.between(-1.25, 1.25) * r, centre[1] + random.between(-1.15, 1.02) * r]
    const isFree =
      spot[0] > 110 && spot[0] < W - 110 && spot[1] > 110 && placed.every(([x, y]) => Math.hypot(x - spot[0], (y - spot[1]) * 1.3) > 205)
    if (isFree) placed.push(spot)
  }
  return placed
    .map(([x, y]) => {
      const size = random.between(0.62, 1.15)
      return path(shape, {
        fill,
        transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${lean + random.int(-9, 9)}) scale(${Math.round(size * 100) / 100})`,
      })
    })
    .join('')
}

function wires(fill: string, random: Random) {
  const rows = [430, 570, 710, 850, 990].map((y) => y + random.int(-14, 14))
  const places = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const perched = places.map((place, index) =>
    sitting(place * 118 + random.int(-16, 16), rows[index % rows.length] ?? 430, fill, random.chance(0.5)),
  )
  return rows.map((y) => rect({ x: 0, y, w: W, h: 6 }, fill)).join('') + perched.join('')
}

function sitting(x: number, y: number, fill: string, isTurned: boolean) {
  const body = 'M-34 8C-36 -40 -18 -70 6 -78C26 -84 42 -70 40 -54L60 -48L40 -42C40 -14 22 4 4 8L-22 58L-36 52Z'
  return path(body, { fill, transform: `translate(${x} ${y})${isTurned ? ' scale(-1 1)' : ''}` })
}
