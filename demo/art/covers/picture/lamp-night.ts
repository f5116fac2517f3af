import { mix } from '@/demo/art/base/colour'
import { type Block, fitBlock } from '@/demo/art/base/lettering'
import type { Random } from '@/demo/art/base/random'
import { circle, ellipse, path, polygon, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, page, publisher, setBlock, W } from '@/demo/art/base/sheet'

const FLOOR = 1480

type Hung = { x: number; y: number; shade: string; bulb: string; cord: string }

/** The lamp is on: the title stands in its light, the rest of the page is night. */
export const lampNight: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const night = random.pick([palette.deep, palette.ink, mix(palette.ground, palette.deep, 0.5)])
  const light = palette.accent
  const x = W / 2 + random.pick([-70, 0, 70])
  const y = random.int(340, 430)
  const reach = 560
  const block = fitInCone(sheet.title, (at) => 120 + ((at - y) / (FLOOR - y)) * (reach - 120))
  const lamp = random.pick([dome, cone, lantern])

  return [
    page(night),
    stars(random, night, palette.paper),
    polygon(
      [
        [x - 120, y],
        [x + 120, y],
        [x + reach, FLOOR],
        [x - reach, FLOOR],
      ],
      light,
    ),
    ellipse({ x, y: FLOOR, rx: reach, ry: 92 }, light),
    lamp({ x, y, shade: palette.second, bulb: palette.paper, cord: mix(night, palette.paper, 0.7) }),
    setBlock(block, { x, y: FLOOR - 60 - block.height, align: 'center' }, palette.ink),
    credit(sheet, { x: W / 2, y: H - 150, align: 'center', fill: palette.paper, face: 'gabarito', size: 60, maxWidth: W - 280 }),
    publisher(sheet, { x: W - 100, y: 104, size: 60, fill: palette.paper, cut: night }),
  ].join('')
}

/** The light is narrow where it begins, so a tall title has to be narrower: try until its first line stands inside. */
function fitInCone(title: string, halfWidthAt: (y: number) => number): Block {
  const settings = Array.from({ length: 14 }, (_, index) => {
    const height = 130 + index * 44
    const width = halfWidthAt(FLOOR - 60 - height) * 2 * 0.8
    return fitBlock(title, { face: 'playfair', leading: 1.06 }, { width, height, maxSize: 176 })
  })
  return settings.reduce((best, block) => (block.size > best.size ? block : best))
}

function stars(random: Random, night: string, paper: string) {
  return Array.from({ length: 54 }, () =>
    circle(random.between(24, W - 24), random.between(24, 1360), random.pick([2.5, 3, 4, 6]), mix(night, paper, random.between(0.3, 0.8))),
  ).join('')
}

const cord = ({ x, y, cord: fill }: Hung, length: number) => rect({ x: x - 5, y: -2, w: 10, h: y - length + 2 }, fill)

function dome(o: Hung) {
  const { x, y, shade, bulb } = o
  return [
    cord(o, 200),
    path(`M${x - 66} ${y}a66 60 0 0 0 132 0Z`, bulb),
    path(`M${x - 36} ${y - 214}h72l14 40h-100z`, shade),
    path(`M${x - 196} ${y + 2}A196 184 0 0 1 ${x + 196} ${y + 2}Z`, shade),
    path(`M${x - 150} ${y - 30}A154 140 0 0 1 ${x - 66} ${y - 124}`, { stroke: bulb, width: 12, cap: 'round', opacity: 0.55 }),
  ].join('')
}

function cone(o: Hung) {
  const { x, y, shade, bulb } = o
  return [
    cord(o, 190),
    circle(x, y + 2, 62, bulb),
    polygon(
      [
        [x - 48, y - 190],
        [x + 48, y - 190],
        [x + 206, y + 2],
        [x - 206, y + 2],
      ],
      shade,
    ),
    rect({ x: x - 212, y: y - 10, w: 424, h: 22, r: 11 }, mix(shade, bulb, 0.35)),
    rect({ x: x - 30, y: y - 226, w: 60, h: 40, r: 8 }, mix(shade, '#000000', 0.25)),
  ].join('')
}

/** The iron street lantern of the upper town. */
function lantern(o: Hung) {
  const { x, y, shade, bulb } = o
  const iron = mix(shade, '#000000', 0.25)
  return [
    cord(o, 250),
    circle(x, y - 252, 20, { stroke: iron, width: 12 }),
    polygon(
      [
        [x - 30, y - 236],
        [x + 30, y - 236],
        [x + 160, y - 168],
        [x - 160, y - 168],
      ],
      shade,
    ),
    polygon(
      [
        [x - 138, y - 168],
        [x + 138, y - 168],
        [x + 104, y + 2],
        [x - 104, y + 2],
      ],
      bulb,
    ),
    path(
      `M${x - 138} ${y - 168}L${x - 104} ${y + 2}H${x + 104}L${x + 138} ${y - 168}ZM${x - 46} ${y - 168}L${x - 35} ${y}M${x + 46} ${y - 168}L${x + 35} ${y}`,
      { stroke: iron, width: 12, join: 'round' },
    ),
    path(
      `M${x} ${y - 30}C${x - 34} ${y - 60} ${x - 8} ${y - 84} ${x} ${y - 116}C${x + 8} ${y - 84} ${x + 34} ${y - 60} ${x} ${y - 30}Z`,
      o.shade,
    ),
    rect({ x: x - 122, y: y - 6, w: 244, h: 22, r: 6 }, iron),
  ].join('')
}
