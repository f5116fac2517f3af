import { glyphOf, kerning } from '@/demo/art/base/fonts'
import { fitBlock, letterPath } from '@/demo/art/base/lettering'
import { livelyOn, typeOn } from '@/demo/art/base/palettes'
import { circle, path, polar, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

const FACE = 'archivoBold'
const CENTRE = [W / 2, 640] as const
const PLATE = 1270

/** The title said over and over as it winds out from a single point. */
export const spiral: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.deep, palette.ground, palette.paper, palette.accent])
  const ink = typeOn(palette, ground)
  const lively = livelyOn(palette, ground)
  const block = fitBlock(sheet.title, { face: FACE, leading: 1, tracking: -0.02 }, { width: W - 2 * M, height: 250, maxSize: 150 })

  return [
    page(ground),
    winding(sheet, lively, ink),
    circle(CENTRE[0], CENTRE[1], 58, lively),
    rect({ x: 0, y: PLATE, w: W, h: H - PLATE }, ground),
    setBlock(block, { x: M, y: H - 190 - block.height }, ink),
    credit(sheet, { x: M, y: H - 136, fill: ink, face: 'archivo', size: 56, maxWidth: W - 2 * M - 120 }),
    publisher(sheet, { x: W - M - 30, y: H - 116, fill: ink, cut: ground }),
  ].join('')
}

/** A logarithmic spiral keeps its proportions: each turn, letters and gaps grow alike. */
function winding(sheet: Sheet, first: string, rest: string) {
  const text = `${sheet.title.toLocaleUpperCase('hr')} · `
  const chars = [...text]
  const d: Record<'first' | 'rest', string[]> = { first: [], rest: [] }
  const growth = 0.064
  let angle = sheet.random.between(0, Math.PI * 2)
  let radius = 104
  for (let index = 0; radius < 1150; index += 1) {
    const size = radius * (Math.exp(2 * Math.PI * growth) - 1) * 1.08
    const char = chars[index % chars.length] ?? ' '
    const next = chars[(index + 1) % chars.length] ?? ' '
    const advance = (glyphOf(FACE, char).advance + kerning(FACE, char, next) + 0.02) * size
    const [x, y] = polar(CENTRE, radius, angle)
    const isFirst = Math.floor(index / chars.length) % 2 === 0
    if (y < PLATE + size && x > -size && x < W + size && y > -size) {
      d[isFirst ? 'first' : 'rest'].push(letterPath(FACE, char, { x, y, size, angle: angle + advance / 2 / radius + Math.PI / 2 }))
    }
    const turn = advance / radius
    angle += turn
    radius *= Math.exp(growth * turn)
  }
  return path(d.first.join(''), first) + path(d.rest.join(''), rest)
}
