import { fitBlock } from '@/demo/art/base/lettering'
import { livelyOn, typeOn } from '@/demo/art/base/palettes'
import { circle, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

/** Rings that widen off the page; the title is their stone in the water, or stands on the quiet side. */
export const circles: CoverSystem = (sheet) => (sheet.title.length <= 16 && sheet.random.chance(0.7) ? around(sheet) : beside(sheet))

function around(sheet: Sheet) {
  const { palette, random } = sheet
  const order = random.shuffle([palette.ground, palette.second, palette.deep, palette.accent])
  const centre = palette.paper
  const ink = palette.ink
  const block = fitBlock(sheet.title, { face: 'playfair', leading: 1.05 }, { width: 690, height: 360, maxSize: 180 })
  const y = 820
  const step = random.pick([112, 136, 168])
  const rings = Array.from({ length: Math.ceil(1300 / step) }, (_, index) =>
    circle(W / 2, y, 480 + step * index, order[index % order.length] ?? palette.ground),
  )
  const creditTop = y - block.height / 2 + block.height + 60

  return [
    page(palette.deep),
    rings.toReversed().join(''),
    circle(W / 2, y, 468, centre),
    setBlock(block, { x: W / 2, y: y - block.height / 2 - 30, align: 'center' }, ink),
    credit(sheet, { x: W / 2, y: creditTop - 4, align: 'center', fill: ink, face: 'gabarito', size: 54, maxWidth: 660 }),
    circle(W / 2, H - 150, 62, palette.paper),
    publisher(sheet, { x: W / 2, y: H - 150, size: 66, fill: ink, cut: palette.paper }),
  ].join('')
}

function beside(sheet: Sheet) {
  const { palette, random } = sheet
  const ground = random.pick([palette.deep, palette.ground, palette.paper])
  const ink = typeOn(palette, ground)
  const lively = livelyOn(palette, ground)
  const block = fitBlock(sheet.title, { face: 'playfair', leading: 1.06 }, { width: W - 2 * M, height: 420, maxSize: 158 })
  const plate = Math.min(1235, H - 300 - block.height)
  const x = random.pick([W * 0.5, W * 0.78, W * 0.22])
  const y = 560
  const count = random.int(6, 9)
  const step = 640 / count
  const rings = Array.from({ length: count }, (_, index) =>
    circle(x, y, step * (index + 0.9), { stroke: index % 3 === 1 ? palette.second : index % 3 === 2 ? ink : lively, width: step * 0.46 }),
  )
  return [
    page(ground),
    rings.join(''),
    circle(x, y, step * 0.42, lively),
    rect({ x: 0, y: plate, w: W, h: H - plate }, ground),
    setBlock(block, { x: M, y: H - 210 - block.height }, ink),
    credit(sheet, { x: M, y: H - 140, fill: ink, face: 'gabarito', size: 58, maxWidth: W - 2 * M - 120 }),
    publisher(sheet, { x: W - M - 32, y: H - 124, fill: lively, cut: ground }),
  ].join('')
}
