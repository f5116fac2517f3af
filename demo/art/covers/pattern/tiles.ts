import { fitBlock } from '@/demo/art/base/lettering'
import { coloursOn, typeOn } from '@/demo/art/base/palettes'
import type { Random } from '@/demo/art/base/random'
import { circle, path, polygon, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, publisher, setBlock, W } from '@/demo/art/base/sheet'

type Tile = (x: number, y: number, size: number, fill: string, other: string) => string

const quarter: Tile = (x, y, s, fill) => path(`M${x} ${y}H${x + s}A${s} ${s} 0 0 1 ${x} ${y + s}Z`, fill)
const twoQuarters: Tile = (x, y, s, fill, other) =>
  path(`M${x} ${y}H${x + s / 2}A${s / 2} ${s / 2} 0 0 1 ${x} ${y + s / 2}Z`, fill) +
  path(`M${x + s} ${y + s}H${x + s / 2}A${s / 2} ${s / 2} 0 0 1 ${x + s} ${y + s / 2}Z`, other)
const leaf: Tile = (x, y, s, fill) => path(`M${x} ${y}A${s} ${s} 0 0 1 ${x + s} ${y + s}A${s} ${s} 0 0 1 ${x} ${y}Z`, fill)
const half: Tile = (x, y, s, fill, other) =>
  path(`M${x} ${y}A${s / 2} ${s / 2} 0 0 0 ${x + s} ${y}Z`, fill) + path(`M${x} ${y + s}A${s / 2} ${s / 2} 0 0 1 ${x + s} ${y + s}Z`, other)
const ring: Tile = (x, y, s, fill, other) => circle(x + s / 2, y + s / 2, s * 0.5, fill) + circle(x + s / 2, y + s / 2, s * 0.24, other)
const corner: Tile = (x, y, s, fill) =>
  polygon(
    [
      [x, y],
      [x + s, y],
      [x, y + s],
    ],
    fill,
  )
const stripes: Tile = (x, y, s, fill) => [0, 2, 4].map((index) => rect({ x, y: y + (index * s) / 6, w: s, h: s / 6 }, fill)).join('')
const arcs: Tile = (x, y, s, fill, other) =>
  [1, 0.66, 0.33]
    .map((share, index) =>
      path(`M${x} ${y}H${x + s * share}A${s * share} ${s * share} 0 0 1 ${x} ${y + s * share}Z`, index === 1 ? other : fill),
    )
    .join('')

/** A pavement of quarter circles and corners, with the words in a plain slab of it. */
export const tiles: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const size = random.pick([200, 200, 300])
  const slab = random.pick([palette.paper, palette.deep, palette.ground])
  const ink = typeOn(palette, slab)
  const block = fitBlock(
    sheet.title,
    { face: 'josefinBold', leading: 1.06, tracking: -0.01 },
    { width: W - 2 * M, height: 380, maxSize: 172 },
  )
  const isLow = random.chance(0.6)
  const tall = Math.ceil((block.height + 330) / size) * size
  const top = isLow ? H - tall : 0

  return [
    pavement(random, coloursOn(palette, slab, 1).concat(slab), size),
    rect({ x: 0, y: top, w: W, h: tall }, slab),
    setBlock(block, { x: M, y: top + 100 }, ink),
    credit(sheet, { x: M, y: top + tall - 132, fill: ink, face: 'josefin', size: 62, maxWidth: W - 2 * M - 120 }),
    publisher(sheet, { x: W - M - 30, y: top + tall - 110, fill: ink, cut: slab }),
  ].join('')
}

function pavement(random: Random, colours: string[], size: number) {
  const kinds = random.shuffle([quarter, twoQuarters, leaf, half, ring, corner, stripes, arcs]).slice(0, 4)
  const [columns, rows] = [W / size, Math.ceil(H / size)]
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * size, Math.floor(index / columns) * size]
    const [ground, fill, other] = random.shuffle([...new Set(colours)])
    if (!ground || !fill || !other) return ''
    const turn = `transform="rotate(${random.int(0, 3) * 90} ${x + size / 2} ${y + size / 2})"`
    return rect({ x, y, w: size + 0.5, h: size + 0.5 }, ground) + `<g ${turn}>${random.pick(kinds)(x, y, size, fill, other)}</g>`
  }).join('')
}
