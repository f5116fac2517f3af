import { EMBLEM_NAMES, emblem } from '@/demo/art/base/emblems'
import { blockPath, fitBlock } from '@/demo/art/base/lettering'
import { coloursOn, livelyOn, typeOn } from '@/demo/art/base/palettes'
import { circle, group, path, rect } from '@/demo/art/base/svg'
import { type CoverSystem, creditBlock, H, M, page, publisher, W } from '@/demo/art/base/sheet'

/** The title climbs the page beside a second colour; one has to turn one's head, as before a shelf. */
export const vertical: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.ground, palette.deep, palette.accent, palette.paper])
  const strip = random.pick(coloursOn(palette, ground, 1.7))
  const ink = typeOn(palette, ground)
  const stripInk = typeOn(palette, strip)
  const face = random.pick(['bebas', 'abril', 'archivoBlack'] as const)
  const style = { face, caps: face === 'bebas', leading: face === 'bebas' ? 0.86 : 1, tracking: face === 'bebas' ? 0 : -0.015 }
  const wide = 330
  const room = { width: H - 2 * M - 20, height: W - wide - 2 * M - 10, maxSize: face === 'bebas' ? 760 : 620, maxLines: 4 }
  const block = fitBlock(sheet.title, style, room)
  const author = creditBlock(sheet, { face: 'archivoBold', size: 66, maxWidth: H - 760 })
  const sign = random.pick(EMBLEM_NAMES)
  const x = W - wide

  return [
    page(ground),
    rect({ x, y: 0, w: wide, h: H }, strip),
    group(
      `transform="translate(${M + 10 + (room.height - block.height) / 2} ${H - M}) rotate(-90)"`,
      path(blockPath(block, { x: 0, y: 0 }), ink),
    ),
    sheet.author === ''
      ? ''
      : group(`transform="translate(${x + wide / 2 - 23} ${H - M}) rotate(-90)"`, path(blockPath(author, { x: 0, y: 0 }), stripInk)),
    circle(x + wide / 2, 265, 118, livelyOn(palette, strip, [ground])),
    emblem(sign, { x: x + wide / 2, y: 265, size: 128, fill: strip, cut: livelyOn(palette, strip, [ground]) }),
    publisher(sheet, { x: x + wide / 2, y: 470, size: 60, fill: stripInk, cut: strip }),
  ].join('')
}
