import { contrast, mix } from '@/demo/art/base/colour'
import { EMBLEM_NAMES, emblem } from '@/demo/art/base/emblems'
import { justify, runPath } from '@/demo/art/base/lettering'
import { livelyOn, typeOn } from '@/demo/art/base/palettes'
import { path, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, page, publisher, type Sheet, W } from '@/demo/art/base/sheet'

const SIDE = 90
const FOOT = H - 210
const TOP = 160
const GAP = 44
const STYLE = { face: 'bebas', caps: true } as const

type Colours = { ground: string; ink: string; lively: string }

/** Wood-type bill: every line as wide as the page. What a short title leaves free is filled by saying it again, or by a block with a sign. */
export const stacked: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.ground, palette.deep, palette.paper, palette.accent])
  const ink = typeOn(palette, ground)
  const lively = livelyOn(palette, ground)

  return [
    page(ground),
    rect({ x: SIDE, y: 104, w: W - 2 * SIDE, h: 12 }, ink),
    bill(sheet, { ground, ink, lively }),
    credit(sheet, { x: SIDE, y: H - 140, fill: ink, face: 'archivoBold', size: 58, maxWidth: W - 2 * SIDE - 120 }),
    publisher(sheet, { x: W - SIDE - 34, y: H - 122, size: 70, fill: lively, cut: ground }),
  ].join('')
}

function bill(sheet: Sheet, colours: Colours) {
  const room = { width: W - 2 * SIDE, height: FOOT - TOP, maxSize: 1000, gap: GAP }
  const once = justify(sheet.title, STYLE, room)
  const pitch = once.height + once.over + GAP
  const fits = Math.max(1, Math.floor((FOOT - TOP + GAP) / pitch))
  const times = once.rows.length <= 2 && sheet.random.chance(0.5) ? fits : 1
  const spark = sheet.random.int(0, once.rows.length - 1)
  const shares = once.rows.map((row) => row.baseline)

  const lines = Array.from({ length: times }, (_, turn) =>
    once.rows.map((row, index) => {
      const colour = (times > 1 ? turn === 0 : index === spark) ? colours.lively : colours.ink
      const y = TOP + once.over + (shares[index] ?? 0) + turn * pitch
      return path(runPath(row.run, { x: SIDE, y, size: row.size }), mix(colour, colours.ground, (turn / times) * 0.8))
    }),
  )
  const used = TOP + times * pitch
  return lines.flat().join('') + (FOOT - used > 130 ? signBlock(sheet, colours, used) : '')
}

function signBlock(sheet: Sheet, { ground, lively, ink }: Colours, top: number) {
  const h = FOOT - top
  const fill = contrast(lively, ground) > 2 ? lively : ink
  const size = Math.min(h * 0.66, 620)
  return (
    rect({ x: SIDE, y: top, w: W - 2 * SIDE, h }, fill) +
    emblem(sheet.random.pick(EMBLEM_NAMES), { x: W / 2, y: top + h / 2, size, fill: ground, cut: fill })
  )
}
