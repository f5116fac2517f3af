import { darken, lighten } from '@/demo/art/base/colour'
import { fitBlock } from '@/demo/art/base/lettering'
import { coloursOn, typeOn } from '@/demo/art/base/palettes'
import { polygon, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

/** A wall of boxes that are steps, or steps that are boxes; one is of another colour. */
export const cubes: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const slab = random.pick([palette.deep, palette.paper, palette.accent])
  const ink = typeOn(palette, slab)
  const block = fitBlock(
    sheet.title,
    { face: 'archivoBlack', leading: 0.98, tracking: -0.025 },
    { width: W - 2 * M, height: 360, maxSize: 166 },
  )
  const tall = block.height + 330
  const top = random.chance(0.5) ? 0 : H - tall

  return [
    page(slab),
    wall(sheet, slab),
    rect({ x: 0, y: top, w: W, h: tall }, slab),
    setBlock(block, { x: M, y: top + 108 }, ink),
    credit(sheet, { x: M, y: top + tall - 142, fill: ink, face: 'archivo', size: 58, maxWidth: W - 2 * M - 120 }),
    publisher(sheet, { x: W - M - 30, y: top + tall - 122, fill: ink, cut: slab }),
  ].join('')
}

function wall({ palette, random }: Sheet, slab: string) {
  const columns = random.pick([4, 5, 6])
  const half = W / columns / 2
  const rise = half * 0.577
  const edge = rise * 2
  const rows = Math.ceil(H / (rise * 3)) + 2
  const base = random.pick([palette.ground, palette.second].filter((colour) => colour !== slab))
  const other = random.pick(coloursOn(palette, base, 1.8))
  const special = random.int(Math.floor(rows * 0.42), Math.floor(rows * 0.55)) * (columns + 1) + random.int(1, columns - 2)
  return Array.from({ length: rows * (columns + 1) }, (_, index) => {
    const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))]
    const x = (column + (row % 2 === 0 ? 0 : 0.5)) * 2 * half
    return box(x, row * rise * 3 - rise, { half, rise, edge, colour: index === special ? other : base })
  }).join('')
}

function box(x: number, y: number, o: { half: number; rise: number; edge: number; colour: string }) {
  const { half, rise, edge, colour } = o
  return [
    polygon(
      [
        [x, y - rise],
        [x + half, y],
        [x, y + rise],
        [x - half, y],
      ],
      lighten(colour, 0.42),
    ),
    polygon(
      [
        [x - half, y],
        [x, y + rise],
        [x, y + rise + edge],
        [x - half, y + edge],
      ],
      colour,
    ),
    polygon(
      [
        [x + half, y],
        [x, y + rise],
        [x, y + rise + edge],
        [x + half, y + edge],
      ],
      darken(colour, 0.42),
    ),
  ].join('')
}
