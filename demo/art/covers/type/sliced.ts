import { contrast } from '@/demo/art/base/colour'
import { justify, runPath } from '@/demo/art/base/lettering'
import { typeOn } from '@/demo/art/base/palettes'
import { clipPath, group, path, type Point, polygon } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, type Sheet, W } from '@/demo/art/base/sheet'

const TOP = 140
const FOOT = H - 230
const GAP = 44

/** A page cut aslant and put back a little wrong; the halves are two different papers. */
export const sliced: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const upper = random.pick([palette.paper, palette.accent, palette.ground, palette.deep])
  const upperInk = typeOn(palette, upper)
  const lower =
    random
      .shuffle([palette.second, palette.deep, palette.ground, palette.tint, palette.accent, palette.paper])
      .find((colour) => contrast(colour, upper) > 2) ?? upperInk
  const lowerInk = typeOn(palette, lower)
  const d = bill(sheet)
  const lean = random.pick([-1, 1]) * random.int(150, 380)
  const middle = random.int(760, 960)
  const cut: [Point, Point] = [
    [-100, middle + lean],
    [W + 100, middle - lean],
  ]
  const slip = 64
  const shift = `translate(${slip} ${Math.round((-lean * 2 * slip) / (W + 200))})`

  return [
    page(upper),
    `<defs>${clipPath('above', polygon([[-100, -200], [W + 100, -200], cut[1], cut[0]], '#000'))}${clipPath('below', polygon([cut[0], cut[1], [W + 100, H + 100], [-100, H + 100]], '#000'))}</defs>`,
    group('clip-path="url(#above)"', path(d, upperInk)),
    group('clip-path="url(#below)"', page(lower), path(d, { fill: lowerInk, transform: shift })),
    credit(sheet, { x: M, y: H - 146, fill: lowerInk, face: 'archivoBold', size: 60, maxWidth: W - 2 * M - 120 }),
    publisher(sheet, { x: W - M - 30, y: H - 126, fill: lowerInk, cut: lower }),
  ].join('')
}

/** The title from edge to edge, said again while there is room. */
function bill({ title }: Sheet) {
  const rows = justify(title, { face: 'bebas', caps: true }, { width: W - 2 * M - 40, height: FOOT - TOP, maxSize: 900, gap: GAP })
  const pitch = rows.height + rows.over + GAP
  const times = Math.max(1, Math.floor((FOOT - TOP + GAP) / pitch))
  const spare = times === 1 ? FOOT - TOP + GAP - pitch : 0
  const top = TOP + rows.over + spare / 2
  return Array.from({ length: times }, (_, turn) =>
    rows.rows.map((row) => runPath(row.run, { x: M - 20, y: top + row.baseline + turn * pitch, size: row.size })).join(''),
  ).join('')
}
