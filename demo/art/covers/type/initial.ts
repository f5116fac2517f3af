import { glyphOf } from '@/demo/art/base/fonts'
import { fitBlock, letterPath } from '@/demo/art/base/lettering'
import { coloursOn, livelyOn, typeOn } from '@/demo/art/base/palettes'
import { circle, clipPath, path, polygon, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

type Letter = { d: string; top: number; bottom: number; middle: number }

/** One serif letter, taller than the page has room for, and everything else small. */
export const initial: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.ground, palette.deep, palette.tint, palette.paper, palette.accent])
  const ink = typeOn(palette, ground)
  const block = fitBlock(sheet.title, { face: 'playfair', leading: 1.06 }, { width: W - 2 * M - 90, height: 350, maxSize: 158 })
  const creditTop = M + 14 + block.height + 62
  const letter = giant(sheet, creditTop + 140)
  const fill = random.pick([plain, striped, echoed, ringed])

  return [
    page(ground),
    fill(sheet, letter, ground),
    setBlock(block, { x: M, y: M + 14 }, ink),
    credit(sheet, { x: M, y: creditTop, fill: ink, face: 'gabarito', size: 60 }),
    publisher(sheet, { x: W - M - 24, y: M + 44, size: 62, fill: ink, cut: ground }),
  ].join('')
}

function giant({ title, random }: Sheet, top: number): Letter {
  const face = random.pick(['abril', 'playfairBlack', 'frauncesBlack'] as const)
  const char = [...title].find((each) => /[\p{L}\p{N}]/u.test(each))?.toLocaleUpperCase('hr') ?? '&'
  const { box } = glyphOf(face, char)
  const bottom = H + random.int(-30, 110)
  const size = Math.min((bottom - top) / (box.bottom - box.top), (W * 1.12) / (box.right - box.left))
  const width = (box.right - box.left) * size
  const x = width > W - M || random.chance(0.4) ? (W - width) / 2 : random.pick([M, W - M - width])
  return {
    d: letterPath(face, char, { x: x - box.left * size, y: bottom - box.bottom * size, size }),
    top: bottom - (box.bottom - box.top) * size,
    bottom,
    middle: x + width / 2,
  }
}

function plain({ palette, random }: Sheet, { d }: Letter, ground: string) {
  return path(d, livelyOn(palette, ground, [random.pick([palette.accent, palette.second])]))
}

/** The letter as a window on a striped cloth. */
function striped(sheet: Sheet, { d, top }: Letter, ground: string) {
  const colours = coloursOn(sheet.palette, ground, 1.9)
  const wide = sheet.random.pick([74, 110])
  const stripes = Array.from({ length: Math.ceil((H - top) / wide) + 9 }, (_, index) => {
    const y = top - 500 + index * wide
    return polygon(
      [
        [0, y + 520],
        [W, y],
        [W, y + wide + 1],
        [0, y + 521 + wide],
      ],
      colours[index % colours.length] ?? sheet.palette.accent,
    )
  })
  return `<defs>${clipPath('letter', path(d, '#000'))}</defs><g clip-path="url(#letter)">${stripes.join('')}</g>`
}

/** Printed three times, each time a little off. */
function echoed({ palette }: Sheet, { d }: Letter, ground: string) {
  const [near, middle, far] = coloursOn(palette, ground, 1.5)
  return [far, middle, near]
    .map((fill, index) => path(d, { fill: fill ?? palette.second, transform: `translate(${(2 - index) * 46} ${(2 - index) * 46})` }))
    .join('')
}

/** Rings spread from the letter's heart and stop at its edge. */
function ringed(sheet: Sheet, { d, top, bottom, middle }: Letter, ground: string) {
  const colours = coloursOn(sheet.palette, ground, 1.9)
  const [x, y] = [middle + sheet.random.int(-200, 200), (top + bottom) / 2]
  const rings = Array.from({ length: 13 }, (_, index) =>
    circle(x, y, 1240 - index * 96, colours[index % colours.length] ?? sheet.palette.accent),
  )
  return `<defs>${clipPath('letter', path(d, '#000'))}</defs><g clip-path="url(#letter)">${rect({ x: 0, y: 0, w: W, h: H }, colours[0] ?? sheet.palette.accent)}${rings.join('')}</g>`
}
