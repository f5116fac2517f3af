import { mix } from '@/demo/art/base/colour'
import { fitBlock } from '@/demo/art/base/lettering'
import { typeOn } from '@/demo/art/base/palettes'
import { circle, ellipse, path, polygon, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

/** Doorway behind doorway; in the last one there is light, and someone may stand in it. */
export const arches: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.tint, palette.deep, palette.paper, palette.ground])
  const ink = typeOn(palette, ground)
  const block = fitBlock(sheet.title, { face: 'playfair', leading: 1.05 }, { width: W - 2 * M, height: 400, maxSize: 164 })
  const creditTop = 120 + block.height + 60

  return [
    page(ground),
    doorways(sheet, ground, creditTop + 150),
    setBlock(block, { x: W / 2, y: 120, align: 'center' }, ink),
    credit(sheet, { x: W / 2, y: creditTop, align: 'center', fill: ink, face: 'gabarito', size: 58 }),
    publisher(sheet, { x: W / 2, y: H - 62, size: 54, fill: palette.deep, cut: palette.accent }),
  ].join('')
}

function doorways({ palette, random }: Sheet, ground: string, top: number) {
  const count = random.int(5, 7)
  const [outer, inner] = [Math.min(500, (H - top) * 0.48), 120]
  const x = W / 2
  const from = ground === palette.ground ? palette.deep : palette.ground
  const doors = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    const r = outer + (inner - outer) * share
    const y = top + r + share * (H - top - outer) * 0.42
    const fill =
      index === count - 1
        ? palette.accent
        : index % 2 === 0
          ? mix(from, palette.second, share * 0.85)
          : mix(palette.tint, palette.second, share * 0.7)
    return { r, y, fill }
  })
  const last = doors[count - 1]
  if (!last) return ''
  const figure = mix(palette.deep, '#000000', 0.2)
  const foot = H - 150
  return [
    ...doors.map(({ r, y, fill }) => path(`M${x - r} ${H}V${y}A${r} ${r} 0 0 1 ${x + r} ${y}V${H}Z`, fill)),
    polygon(
      [
        [x - inner, foot],
        [x + inner, foot],
        [x + outer * 0.72, H],
        [x - outer * 0.72, H],
      ],
      mix(palette.accent, palette.paper, 0.35),
    ),
    random.chance(0.7)
      ? person(x + random.int(-20, 20), foot + 26, figure)
      : rect({ x: x + inner - 46, y: (last.y + foot) / 2, w: 16, h: 40, r: 8 }, figure),
  ].join('')
}

function person(x: number, y: number, fill: string) {
  return [
    ellipse({ x, y: y + 4, rx: 60, ry: 10 }, { fill, opacity: 0.3 }),
    circle(x, y - 192, 26, fill),
    path(
      `M${x - 46} ${y - 60}C${x - 50} ${y - 130} ${x - 34} ${y - 160} ${x} ${y - 160}C${x + 34} ${y - 160} ${x + 50} ${y - 130} ${x + 46} ${y - 60}Z`,
      fill,
    ),
    rect({ x: x - 30, y: y - 70, w: 24, h: 74 }, fill),
    rect({ x: x + 6, y: y - 70, w: 24, h: 74 }, fill),
  ].join('')
}
