import { darken, lighten } from '@/demo/art/base/colour'
import type { Random } from '@/demo/art/base/random'
import { polygon, rect } from '@/demo/art/base/svg'

type HouseLook = { wall: string; roof: string; dark: string; light: string; frame: string }

/** A plain town house: `columns` windows a floor, some of them lit. */
export function townHouse(
  random: Random,
  o: {
    x: number
    foot: number
    w: number
    floors: number
    columns: number
    floorHeight: number
    look: HouseLook
    shopFloor?: boolean
    gable?: boolean
  },
) {
  const { look } = o
  const h = o.floors * o.floorHeight + (o.shopFloor ? o.floorHeight * 1.15 : 0) + 26
  const top = o.foot - h
  const pitch = o.w / o.columns
  const [ww, wh] = [pitch * 0.42, o.floorHeight * 0.58]
  const windows = Array.from({ length: o.floors * o.columns }, (_, index) => {
    const [column, floor] = [index % o.columns, Math.floor(index / o.columns)]
    const [x, y] = [o.x + (column + 0.5) * pitch - ww / 2, top + 30 + floor * o.floorHeight]
    const isLit = random.chance(0.34)
    return [
      rect({ x: x - 4, y: y - 4, w: ww + 8, h: wh + 8 }, look.frame),
      rect({ x, y, w: ww, h: wh }, isLit ? look.light : look.dark),
      rect({ x: x + ww / 2 - 1.5, y, w: 3, h: wh }, look.frame),
      rect({ x, y: y + wh * 0.36, w: ww, h: 3 }, look.frame),
      rect({ x: x - 8, y: y + wh + 4, w: ww + 16, h: 6 }, lighten(look.frame, 0.2)),
    ].join('')
  })
  const roof = o.gable
    ? polygon(
        [
          [o.x - 14, top + 4],
          [o.x + o.w / 2, top - o.w * 0.36],
          [o.x + o.w + 14, top + 4],
        ],
        look.roof,
      )
    : polygon(
        [
          [o.x - 14, top + 6],
          [o.x + 26, top - 62],
          [o.x + o.w - 26, top - 62],
          [o.x + o.w + 14, top + 6],
        ],
        look.roof,
      )
  const chimneyX = o.x + o.w * random.pick([0.22, 0.7])
  return (
    rect({ x: chimneyX, y: top - 96, w: 26, h: 80 }, darken(look.roof, 0.2)) +
    rect({ x: o.x, y: top, w: o.w, h }, look.wall) +
    roof +
    windows.join('')
  )
}
