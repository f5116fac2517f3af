import { darken } from '@/demo/art/base/colour'
import { fitBlock } from '@/demo/art/base/lettering'
import { coloursOn, typeOn } from '@/demo/art/base/palettes'
import { path, polygon, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

/** Bands of colour that run across the page: bent like a road, folded like a ribbon, or straight and slanting. */
export const bands: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.paper, palette.deep, palette.ground, palette.tint])
  const ink = typeOn(palette, ground)
  const block = fitBlock(
    sheet.title,
    { face: 'josefinBold', leading: 1.08, caps: true, tracking: 0.005 },
    { width: W - 2 * M, height: 420, maxSize: 168 },
  )
  const top = M + 30
  const creditTop = top + block.height + 60
  const draw = random.pick([bend, ribbon, slant])

  return [
    page(ground),
    draw(sheet, ground, creditTop + 150),
    setBlock(block, { x: M, y: top }, ink),
    credit(sheet, { x: M, y: creditTop, fill: ink, face: 'josefin', size: 64, maxWidth: W - 2 * M - 110 }),
    publisher(sheet, { x: W - M - 30, y: creditTop + 26, size: 60, fill: ink, cut: ground }),
  ].join('')
}

/** Stripes come in from the left, turn down, and leave by the right or the foot. */
function bend({ palette, random }: Sheet, ground: string, top: number) {
  const colours = coloursOn(palette, ground, 1.25).slice(0, 5)
  const wide = random.pick([92, 112])
  const inner = random.int(70, 150)
  const turns = random.chance(0.5)
  const reach = inner + wide * colours.length
  const [cx, cy] = turns ? [random.int(180, 260), top + reach] : [W - reach - random.int(60, 150), top + reach]
  const stripes = colours.map((stroke, index) => {
    const r = inner + wide * (index + 0.5)
    const x = cx + r
    const back = inner + wide * (colours.length - index - 0.5)
    const lowY = Math.max(cy + 40, H - reach - 60)
    const tail = turns ? `V${lowY}A${back} ${back} 0 0 0 ${x + back} ${lowY + back}H${W + 60}` : `V${H + 60}`
    return path(`M-60 ${cy - r}H${cx}A${r} ${r} 0 0 1 ${x} ${cy}${tail}`, { stroke, width: wide + 0.6 })
  })
  return random.chance(0.5) ? `<g transform="translate(${W} 0) scale(-1 1)">${stripes.join('')}</g>` : stripes.join('')
}

/** One wide ribbon folded to and fro, its turns in shade. */
function ribbon({ palette, random }: Sheet, ground: string, top: number) {
  const fill = random.pick(coloursOn(palette, ground, 1.8))
  const edge = random.pick(coloursOn(palette, fill, 1.5))
  const folds = 5
  const fall = (H - top) / folds
  const wide = fall * 0.92
  const [left, right] = [-20, W + 20]
  return Array.from({ length: folds + 1 }, (_, index) => {
    const y = top + 30 + index * fall
    const [from, to] = index % 2 === 0 ? [left, right] : [right, left]
    const colour = index % 2 === 0 ? fill : darken(fill, 0.24)
    const strip = (offset: number, tall: number, paint: string) =>
      polygon(
        [
          [from, y + offset],
          [to, y + offset + fall],
          [to, y + offset + fall + tall],
          [from, y + offset + tall],
        ],
        paint,
      )
    return strip(0, wide, colour) + strip(wide * 0.14, wide * 0.12, index % 2 === 0 ? edge : darken(edge, 0.24))
  }).join('')
}

/** A field of slanting stripes under a straight edge. */
function slant({ palette, random }: Sheet, ground: string, top: number) {
  const colours = random.shuffle(coloursOn(palette, ground, 1.2))
  const wide = random.pick([100, 150, 200])
  const lean = random.pick([-1, 1]) * (H - top) * 0.8
  const y = top + 40
  const count = Math.ceil((W + Math.abs(lean)) / wide) + 1
  const start = lean > 0 ? 0 : lean
  const stripes = Array.from({ length: count }, (_, index) => {
    const x = start + index * wide
    return polygon(
      [
        [x, y],
        [x + wide + 0.6, y],
        [x + wide + 0.6 - lean, H],
        [x - lean, H],
      ],
      colours[index % colours.length] ?? palette.second,
    )
  })
  return rect({ x: 0, y, w: W, h: H - y }, palette.deep) + stripes.join('')
}
