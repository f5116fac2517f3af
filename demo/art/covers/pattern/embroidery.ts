import { fitBlock } from '@/demo/art/base/lettering'
import { contrast } from '@/demo/art/base/colour'
import { typeOn } from '@/demo/art/base/palettes'
import { path } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

const CELL = 30
const COLUMNS = W / CELL
const PERIOD = 20
const HEM = 3
const ROWS = 24

type Motif = (a: number, b: number) => 0 | 1 | 2

/** What a stitch does at (a, b) cells from the motif's heart; 0 is bare cloth. */
const star: Motif = (x, y) => {
  const [a, b] = [Math.max(x, y), Math.min(x, y)]
  if (a + b <= 1) return 2
  if (b >= 1 && b <= 4 && a >= b + 1 && a <= b + 5) return 1
  return a + b >= 17 ? 2 : 0
}
const diamond: Motif = (a, b) => {
  const far = a + b
  if (far <= 1 || far === 6 || far === 7) return 2
  return (far >= 3 && far <= 4) || (far >= 9 && far <= 11) ? 1 : 0
}
const flower: Motif = (a, b) => {
  if (a + b <= 2) return 2
  if (Math.abs(a - b) <= 1 && a + b >= 5 && a + b <= 11) return 1
  if (Math.min(a, b) === 0 && a + b >= 4 && a + b <= 10) return 2
  return Math.min(a, b) <= 1 && a + b >= 7 && a + b <= 9 ? 1 : 0
}
const waves: Motif = (a, b) => {
  const slope = a + Math.abs(b - 5)
  return slope % 7 < 3 ? 1 : slope % 7 === 4 ? 2 : 0
}

/** Cross-stitch from a Sunday shirt: two mirrored bands, and the words on the bare linen between. */
export const embroidery: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const linen = random.pick([palette.paper, palette.tint, palette.deep])
  const ink = typeOn(palette, linen)
  const thread = [palette.second, palette.ground, palette.accent, ink].filter((colour) => contrast(colour, linen) >= 2.2)
  const [first, second] = [thread[0] ?? ink, thread[1] ?? ink]
  const block = fitBlock(sheet.title, { face: 'playfair', leading: 1.06 }, { width: W - 2 * M, height: 430, maxSize: 178 })
  const inner = block.height + (sheet.author === '' ? 0 : 116)
  const [from, to] = [HEM * CELL, H - ROWS * CELL]
  const top = from + (to - from - inner) * 0.42

  return [
    page(linen),
    stitches(sheet, { first, second }),
    setBlock(block, { x: W / 2, y: top, align: 'center' }, ink),
    credit(sheet, { x: W / 2, y: top + inner - 44, align: 'center', fill: ink, face: 'gabarito', size: 60, maxWidth: 940 }),
    publisher(sheet, { x: W / 2, y: to - 92, size: 66, fill: ink, cut: linen }),
  ].join('')
}

/** A hem along the top edge, the wide band along the foot; both mirrored about the middle, as one embroiders. */
function stitches({ random }: Sheet, thread: { first: string; second: string }) {
  const motif = random.pick([star, diamond, flower, waves])
  const crosses: [string[], string[]] = [[], []]
  const put = (kind: 0 | 1 | 2, column: number, y: number) => {
    if (kind > 0) crosses[kind - 1]?.push(`M${column * CELL + 6} ${y + 6}l18 18m0 -18l-18 18`)
  }
  for (let column = 0; column < COLUMNS; column += 1) {
    for (let row = 0; row < HEM; row += 1) put(hem(column, row), column, row * CELL)
    for (let row = 0; row < ROWS; row += 1)
      put(row < HEM ? hem(column, HEM - 1 - row) : inBand(motif, column, row), column, H - (ROWS - row) * CELL)
  }
  return crosses
    .map((d, index) => path(d.join(''), { stroke: index === 0 ? thread.first : thread.second, width: 12, cap: 'round' }))
    .join('')
}

function hem(column: number, row: number) {
  const beat = Math.min(column, COLUMNS - 1 - column) % 4
  if (row === 1) return 1
  return (row === 0) === (beat === 0 || beat === 3) ? 2 : 0
}

function inBand(motif: Motif, column: number, row: number) {
  const a = Math.floor(Math.abs(((column + PERIOD / 2) % PERIOD) + 0.5 - PERIOD / 2))
  return motif(a, Math.abs(row - HEM - 10))
}
