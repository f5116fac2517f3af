import { EMBLEM_NAMES, emblem } from '@/demo/art/base/emblems'
import { fitBlock } from '@/demo/art/base/lettering'
import { livelyOn, typeOn } from '@/demo/art/base/palettes'
import { rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, publisher, setBlock, W } from '@/demo/art/base/sheet'

/** Three bands, low, middling and tall: who, what, and one big sign for it. */
export const triband: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const [top, middle, foot] = random.pick([
    [palette.second, palette.paper, palette.ground],
    [palette.deep, palette.tint, palette.ground],
    [palette.accent, palette.paper, palette.deep],
    [palette.ground, palette.accent, palette.paper],
  ])
  const block = fitBlock(
    sheet.title,
    { face: 'frauncesBlack', leading: 1.03, tracking: -0.01 },
    { width: W - 2 * M, height: 400, maxSize: 190 },
  )
  const first = 230
  const second = first + Math.max(420, block.height + 230)
  const sign = random.pick(EMBLEM_NAMES)
  const signFill = livelyOn(palette, foot)
  const size = Math.min(760, H - second - 200)
  const y = second + (H - second) / 2

  return [
    rect({ x: 0, y: 0, w: W, h: first }, top),
    rect({ x: 0, y: first, w: W, h: second - first }, middle),
    rect({ x: 0, y: second, w: W, h: H - second }, foot),
    credit(sheet, { x: M, y: first / 2 - 22, fill: typeOn(palette, top), face: 'gabarito', size: 62, maxWidth: W - 2 * M - 120 }),
    publisher(sheet, { x: W - M - 34, y: first / 2, size: 70, fill: typeOn(palette, top), cut: top }),
    setBlock(block, { x: M, y: first + (second - first - block.height) / 2 }, typeOn(palette, middle)),
    random.chance(0.5)
      ? emblem(sign, { x: W / 2, y, size, fill: signFill, cut: foot })
      : row(sign, { y, signFill, second: typeOn(palette, foot), foot }),
  ].join('')
}

/** The sign four times over in two rows, one of them lit. */
function row(sign: Parameters<typeof emblem>[0], o: { y: number; signFill: string; second: string; foot: string }) {
  return Array.from({ length: 6 }, (_, index) => {
    const [column, line] = [index % 3, Math.floor(index / 3)]
    return emblem(sign, {
      x: W / 2 + (column - 1) * 340,
      y: o.y + (line - 0.5) * 340,
      size: 240,
      fill: index === 4 ? o.signFill : o.second,
      cut: o.foot,
    })
  }).join('')
}
