import { mix } from '@/demo/art/base/colour'
import { fitBlock } from '@/demo/art/base/lettering'
import { livelyOn, typeOn } from '@/demo/art/base/palettes'
import { circle } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

/** A coarse screen of dots that swell into a planet, a tide or a drift. */
export const dots: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.ground, palette.deep, palette.paper, palette.accent])
  const ink = typeOn(palette, ground)
  const block = fitBlock(
    sheet.title,
    { face: 'archivoBlack', leading: 0.99, tracking: -0.025 },
    { width: W - 2 * M, height: 400, maxSize: 170 },
  )
  const field = random.pick([planet, tide, drift])

  return [
    page(ground),
    screen(sheet, field, { lively: livelyOn(palette, ground), second: mix(ground, ink, 0.78) }),
    setBlock(block, { x: M, y: H - 230 - block.height }, ink),
    credit(sheet, { x: M, y: H - 158, fill: ink, face: 'archivo', size: 58, maxWidth: W - 2 * M - 130 }),
    publisher(sheet, { x: W - M - 30, y: H - 138, fill: ink, cut: ground }),
  ].join('')
}

type Field = (x: number, y: number, turn: number) => number

/** How full a dot is (0 to 1) at a place given in -1 to 1. */
const planet: Field = (x, y, turn) => {
  const far = Math.hypot(x, y)
  if (far > 0.98) return 0
  const height = Math.sqrt(1 - far * far)
  return Math.max(0.1, x * Math.cos(turn) * 0.62 + y * Math.sin(turn) * 0.62 + height * 0.62)
}

const tide: Field = (x, y, turn) => Math.max(0.06, 0.52 + 0.46 * Math.sin(y * 3.4 + Math.sin(x * 2.2 + turn) * 1.5))

const drift: Field = (x, y, turn) => Math.max(0.05, 1 - Math.hypot(x - Math.cos(turn) * 0.8, y - Math.sin(turn) * 0.8) * 0.62)

function screen({ random }: Sheet, field: Field, colours: { lively: string; second: string }) {
  const count = random.pick([11, 13, 15])
  const pitch = (W - 2 * M + 20) / count
  const turn = random.between(0, Math.PI * 2)
  const odd = random.int(0, count * count - 1)
  return Array.from({ length: count * count }, (_, index) => {
    const [column, line] = [index % count, Math.floor(index / count)]
    const size = field(((column + 0.5) / count) * 2 - 1, ((line + 0.5) / count) * 2 - 1, turn)
    const r = Math.min(0.48, size * 0.5) * pitch
    return r < 2
      ? ''
      : circle(M - 10 + (column + 0.5) * pitch, 110 + (line + 0.5) * pitch, r, index === odd ? colours.second : colours.lively)
  }).join('')
}
