import { EMBLEM_NAMES, emblem } from '@/demo/art/base/emblems'
import { fitBlock } from '@/demo/art/base/lettering'
import { livelyOn, typeOn } from '@/demo/art/base/palettes'
import { line, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, page, publisher, setBlock, W } from '@/demo/art/base/sheet'

/** One colour, one frame, the words: the quiet book of the table. */
export const field: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.ground, palette.tint, palette.deep, palette.accent, palette.paper])
  const ink = typeOn(palette, ground)
  const lively = livelyOn(palette, ground)
  const face = random.pick(['cormorantItalic', 'playfairItalic', 'frauncesItalic'] as const)
  const block = fitBlock(sheet.title, { face, leading: 1.06 }, { width: 820, height: 560, maxSize: face === 'cormorantItalic' ? 196 : 164 })
  const top = random.pick([520, 600]) - block.height * 0.3

  return [
    page(ground),
    rect({ x: 70, y: 70, w: W - 140, h: H - 140 }, { stroke: lively, width: 10 }),
    rect({ x: 94, y: 94, w: W - 188, h: H - 188 }, { stroke: ink, width: 3 }),
    emblem(random.pick(EMBLEM_NAMES), { x: W / 2, y: 280, size: 130, fill: lively, cut: ground }),
    setBlock(block, { x: W / 2, y: top, align: 'center' }, ink),
    line([W / 2 - 50, top + block.height + 130], [W / 2 + 50, top + block.height + 130], { stroke: lively, width: 8 }),
    credit(sheet, {
      x: W / 2,
      y: top + block.height + 200,
      align: 'center',
      fill: ink,
      face: 'josefin',
      caps: true,
      size: 54,
      maxWidth: 860,
    }),
    publisher(sheet, { x: W / 2, y: H - 190, size: 66, fill: ink, cut: ground }),
  ].join('')
}
