import { contrast, lighten, mix } from '@/demo/art/base/colour'
import { fitBlock } from '@/demo/art/base/lettering'
import { typeOn } from '@/demo/art/base/palettes'
import { circle, path, type Point, pair, polar, polygon } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

/** A wet square from above: everyone under a dark umbrella, and one not. */
export const umbrellas: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.tint, palette.paper, palette.deep])
  const ink = typeOn(palette, ground)
  const block = fitBlock(sheet.title, { face: 'gabarito', leading: 1.04, tracking: -0.01 }, { width: W - 2 * M, height: 370, maxSize: 166 })
  const creditTop = 130 + block.height + 62

  return [
    page(ground),
    crowd(sheet, ground, creditTop + 130),
    setBlock(block, { x: M, y: 130 }, ink),
    credit(sheet, { x: M, y: creditTop, fill: ink, face: 'gabarito', size: 58, maxWidth: W - 2 * M - 110 }),
    publisher(sheet, { x: W - M - 30, y: creditTop + 22, size: 60, fill: ink, cut: ground }),
  ].join('')
}

function crowd({ palette, random }: Sheet, ground: string, top: number) {
  const columns = 4
  const pitch = W / columns
  const rows = Math.ceil((H - top) / (pitch * 0.88)) + 1
  const dark = ground === palette.deep ? palette.ground : palette.deep
  const lively =
    [palette.accent, palette.second, palette.paper].find((colour) => contrast(colour, dark) > 2 && contrast(colour, ground) > 1.5) ??
    palette.paper
  const special = columns * random.int(0, 1) + random.int(1, 2)
  const rain = Array.from({ length: 60 }, () => {
    const [x, y] = [random.between(0, W), random.between(top - 40, H)]
    return `M${pair([x, y])}l-14 42`
  })
  const open = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const x = (column + (row % 2 === 0 ? 0.5 : 0)) * pitch + random.between(-20, 20)
    const y = top + pitch * 0.52 + row * pitch * 0.88 + random.between(-16, 16)
    const colour =
      index === special
        ? lively
        : mix(dark, ground === palette.deep ? palette.deep : palette.ground, random.between(0, ground === palette.deep ? 0.35 : 0.7))
    return umbrella([x, y], pitch * random.between(0.4, 0.47), colour, random.between(0, 0.78))
  })
  return path(rain.join(''), { stroke: mix(ground, dark, 0.3), width: 4, cap: 'round' }) + open.join('')
}

function umbrella(centre: Point, r: number, colour: string, turn: number) {
  const corners = Array.from({ length: 8 }, (_, index) => polar(centre, r, turn + (index * Math.PI) / 4))
  const panels = corners.map((from, index) => {
    const to = corners[(index + 1) % 8] ?? from
    const sag = polar(centre, r * 0.84, turn + ((index + 0.5) * Math.PI) / 4)
    return path(`M${pair(centre)}L${pair(from)}Q${pair(sag)} ${pair(to)}Z`, index % 2 === 0 ? colour : lighten(colour, 0.2))
  })
  const shadow = polygon(
    corners.map(([x, y]) => [x + 10, y + 20]),
    { fill: '#000000', opacity: 0.13 },
  )
  return shadow + panels.join('') + circle(centre[0], centre[1], r * 0.05, lighten(colour, 0.6))
}
