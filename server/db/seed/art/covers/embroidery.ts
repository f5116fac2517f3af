import { fitBlock } from '../lettering'
import { contrast } from '../colour'
import { typeOn } from '../palettes'
import { path, rect } from '../svg'
import { type CoverSystem, credit, H, page, publisher, setBlock, type Sheet, W } from './sheet'

const CELL = 24
const COLUMNS = W / CELL

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
  return slope % 5 < 2 ? 1 : slope % 5 === 3 ? 2 : 0
}

/** Cross-stitch from a Sunday shirt: two mirrored bands, and the words on the bare linen between. */
export const embroidery: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const linen = random.pick([palette.paper, palette.tint, palette.deep])
  const ink = typeOn(palette, linen)
  const thread = [palette.second, palette.ground, palette.accent, ink].filter((colour) => contrast(colour, linen) >= 2.2)
  const [first, second] = [thread[0] ?? ink, thread[1] ?? ink]
  const block = fitBlock(sheet.title, { face: 'playfair', leading: 1.08 }, { width: 960, height: 400, maxSize: 164 })
  const inner = block.height + (sheet.author === '' ? 0 : 110)
  const top = H / 2 - inner / 2

  return [
    page(linen),
    band(sheet, { first, second }),
    setBlock(block, { x: W / 2, y: top, align: 'center' }, ink),
    credit(sheet, { x: W / 2, y: top + inner - 42, align: 'center', fill: ink, face: 'gabarito', size: 58, maxWidth: 900 }),
    rect({ x: W / 2 - 62, y: H - 150, w: 124, h: 124 }, linen),
    publisher(sheet, { x: W / 2, y: H - 88, size: 66, fill: ink, cut: linen }),
  ].join('')
}

function band({ random }: Sheet, thread: { first: string; second: string }) {
  const motif = random.pick([star, diamond, flower, waves])
  const period = 20
  const rows = 22
  const stitches: [string[], string[]] = [[], []]
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const kind = stitchAt(motif, { column, row, rows, period })
      if (kind === 0) continue
      for (const y of [row * CELL, H - (row + 1) * CELL]) stitches[kind - 1]?.push(`M${column * CELL + 5} ${y + 5}l14 14m0 -14l-14 14`)
    }
  }
  return stitches
    .map((d, index) => path(d.join(''), { stroke: index === 0 ? thread.first : thread.second, width: 9.5, cap: 'round' }))
    .join('')
}

function stitchAt(motif: Motif, o: { column: number; row: number; rows: number; period: number }) {
  const { column, row, rows } = o
  const mirrored = Math.min(column, COLUMNS - 1 - column)
  if (row === rows - 1) return mirrored % 4 === 1 || mirrored % 4 === 2 ? 2 : 0
  if (row === rows - 2) return 1
  if (row === rows - 3) return mirrored % 4 === 0 || mirrored % 4 === 3 ? 2 : 0
  const half = o.period / 2
  const a = Math.floor(Math.abs(((column + half) % o.period) + 0.5 - half))
  return motif(a, Math.abs(row - 9))
}
