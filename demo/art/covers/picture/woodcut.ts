import { fitBlock } from '@/demo/art/base/lettering'
import type { Random } from '@/demo/art/base/random'
import { circle, path, type Point, polar, polygon, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

const HORIZON = 1010

/** A sun cut in wood: tapered rays, a hatched sea or field, two inks on plain paper. */
export const woodcut: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const isReversed = random.chance(0.4)
  const [paper, ink] = isReversed ? [palette.deep, palette.paper] : [palette.paper, palette.ink]
  const hot = isReversed ? palette.accent : palette.second
  const block = fitBlock(sheet.title, { face: 'abril', leading: 1.05 }, { width: W - 2 * M, height: 370, maxSize: 168 })
  const panel = H - 260 - block.height
  const sun: Point = [W / 2 + random.pick([-160, 0, 160]), random.int(470, 560)]

  return [
    page(paper),
    rays(random, sun, ink),
    circle(sun[0], sun[1], 235, paper),
    circle(sun[0], sun[1], 205, hot),
    random.chance(0.4) ? face(sun, paper) : cut(sun, paper),
    rect({ x: 0, y: HORIZON, w: W, h: panel - HORIZON }, ink),
    furrows(sheet, { top: HORIZON, bottom: panel, sun, cut: paper, hot }),
    rect({ x: 0, y: panel, w: W, h: H - panel }, paper),
    rect({ x: 0, y: panel, w: W, h: 14 }, ink),
    setBlock(block, { x: M, y: panel + 82 }, ink),
    credit(sheet, { x: M, y: H - 118, fill: ink, face: 'fraunces', size: 58, maxWidth: W - 2 * M - 130 }),
    publisher(sheet, { x: W - M - 30, y: H - 100, size: 66, fill: hot, cut: paper }),
  ].join('')
}

function rays(random: Random, sun: Point, ink: string) {
  const count = 44
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const isLong = index % 2 === 0
    const inner = isLong ? 262 : 300
    const outer = isLong ? 1500 : 540 + random.between(-30, 30)
    const spread = isLong ? 0.034 : 0.022
    return polygon(
      [
        polar(sun, inner, angle - 0.004),
        polar(sun, outer, angle - spread),
        polar(sun, outer + 20, angle),
        polar(sun, outer, angle + spread),
        polar(sun, inner, angle + 0.004),
      ],
      ink,
    )
  }).join('')
}

/** The gouge's marks on a plain disc, all on the side away from the light. */
function cut([x, y]: Point, paper: string) {
  return Array.from({ length: 7 }, (_, index) => {
    const level = y - 20 + index * 28
    const half = Math.sqrt(Math.max(0, 185 ** 2 - (level - y) ** 2))
    const start = x + half * (0.55 - index * 0.17)
    return polygon(
      [
        [start, level],
        [x + half, level - 5],
        [x + half, level + 5],
      ],
      paper,
    )
  }).join('')
}

/** Eyes half closed, as suns on old almanacs have them. */
function face([x, y]: Point, paper: string) {
  const strokes = [
    `M${x - 96} ${y - 30}q36 -34 72 0q-36 18 -72 0Z`,
    `M${x + 24} ${y - 30}q36 -34 72 0q-36 18 -72 0Z`,
    `M${x - 8} ${y - 30}q-26 70 -18 84q14 14 44 2q-22 -4 -28 -14q4 -40 12 -72Z`,
    `M${x - 62} ${y + 96}q62 26 124 0q-62 60 -124 0Z`,
  ]
  return strokes.map((d) => path(d, paper)).join('')
}

function furrows({ random }: Sheet, o: { top: number; bottom: number; sun: Point; cut: string; hot: string }) {
  const rows = Math.max(4, Math.round((o.bottom - o.top) / 34))
  return Array.from({ length: rows }, (_, row) => {
    const share = (row + 0.6) / rows
    const y = o.top + share * (o.bottom - o.top)
    const dashes = 5 + (row % 3)
    return Array.from({ length: dashes }, (_, index) => {
      const middle = ((index + random.between(0.1, 0.9)) / dashes) * W
      const isGlitter = Math.abs(middle - o.sun[0]) < 190 * (1 - share * 0.3)
      const half = random.between(50, 130)
      const thick = 6 + share * 9
      return path(`M${middle - half} ${y}q${half} ${-thick} ${2 * half} 0q${-half} ${thick} ${-2 * half} 0Z`, isGlitter ? o.hot : o.cut)
    }).join('')
  }).join('')
}
