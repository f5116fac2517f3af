import { fitBlock } from '@/demo/art/base/lettering'
import { livelyOn, type Palette, typeOn } from '@/demo/art/base/palettes'
import type { Random } from '@/demo/art/base/random'
import { circle, line, path, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, W } from '@/demo/art/base/sheet'

const CELL = (W - 2 * M) / 4
const TOP = H - M - 4 * CELL

type Ground = { palette: Palette; ground: string; ink: string; lively: string; random: Random }

/** Grotesque type hung from a grid, and one plain form under it. */
export const swiss: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.paper, palette.tint, palette.accent, palette.ground])
  const ink = typeOn(palette, ground)
  const block = fitBlock(
    sheet.title,
    { face: 'archivoBold', leading: 1, tracking: -0.022 },
    { width: W - 2 * M, height: 390, maxSize: 168 },
  )
  const form = random.pick([quarters, bars, discs, stairs, odd])

  return [
    page(ground),
    line([M, M], [W - M, M], { stroke: ink, width: 6 }),
    setBlock(block, { x: M, y: M + 52 }, ink),
    credit(sheet, { x: M, y: M + 52 + block.height + 60, fill: ink, face: 'archivo', size: 60, maxWidth: W - 2 * M - 110 }),
    publisher(sheet, { x: W - M - 30, y: M + 52 + block.height + 80, size: 62, fill: ink, cut: ground }),
    form({ palette, ground, ink, lively: livelyOn(palette, ground), random }),
  ].join('')
}

function quarters({ palette, ground, ink, lively, random }: Ground) {
  const second = palette.second === lively || ground === palette.second ? palette.deep : palette.second
  const flip = random.chance(0.5)
  const body = [
    path(`M${M} ${TOP}A${4 * CELL} ${4 * CELL} 0 0 1 ${W - M} ${H - M}H${M}Z`, ink),
    path(`M${M} ${TOP + CELL}A${3 * CELL} ${3 * CELL} 0 0 1 ${M + 3 * CELL} ${H - M}H${M}Z`, second),
    path(`M${M} ${TOP + 2 * CELL}A${2 * CELL} ${2 * CELL} 0 0 1 ${M + 2 * CELL} ${H - M}H${M}Z`, lively),
    circle(W - M - CELL / 2, TOP + CELL / 2, CELL / 2, lively),
  ].join('')
  return flip ? `<g transform="translate(${W} 0) scale(-1 1)">${body}</g>` : body
}

function bars({ palette, ink, lively, random }: Ground) {
  const colours = [ink, lively, palette.second, ink]
  const heights = random.shuffle([4, 3, 2, 1])
  return heights
    .map((height, index) => rect({ x: M + index * CELL, y: H - M - height * CELL, w: CELL - 16, h: height * CELL }, colours[index] ?? ink))
    .join('')
}

function discs({ palette, ground, ink, lively, random }: Ground) {
  const r = 1.5 * CELL
  const [left, right] = [M + r, W - M - r]
  const y = H - M - r - random.pick([0, CELL * 0.5])
  const half = (right - left) / 2
  const lens = Math.sqrt(r * r - half * half)
  const middle = (left + right) / 2
  const second = ground === palette.second ? palette.deep : palette.second
  return [
    circle(left, y, r, ink),
    circle(right, y, r, lively),
    path(`M${middle} ${y - lens}A${r} ${r} 0 0 1 ${middle} ${y + lens}A${r} ${r} 0 0 1 ${middle} ${y - lens}Z`, second),
  ].join('')
}

function stairs({ palette, ink, lively, random }: Ground) {
  const steps = 6
  const size = (W - 2 * M) / steps
  const special = random.int(1, steps - 2)
  return Array.from({ length: steps }, (_, index) => {
    const fill = index === special ? lively : index === special + 1 ? palette.second : ink
    return rect(
      { x: M + index * size, y: H - M - (index + 1) * size * 0.98, w: size + (index < steps - 1 ? 2 : 0), h: (index + 1) * size * 0.98 },
      fill,
    )
  }).join('')
}

function odd({ ink, lively, random }: Ground) {
  const count = 6
  const size = (W - 2 * M) / count
  const [oddColumn, oddRow] = [random.int(1, count - 2), random.int(1, count - 2)]
  return Array.from({ length: count * count }, (_, index) => {
    const [column, row] = [index % count, Math.floor(index / count)]
    const [x, y] = [M + (column + 0.5) * size, H - M - (count - row - 0.5) * size]
    const isOdd = column === oddColumn && row === oddRow
    return isOdd ? circle(x, y, size * 0.46, lively) : rect({ x: x - size * 0.38, y: y - size * 0.38, w: size * 0.76, h: size * 0.76 }, ink)
  }).join('')
}
