import { mix } from '@/demo/art/base/colour'
import { emblem } from '@/demo/art/base/emblems'
import { fitBlock } from '@/demo/art/base/lettering'
import { livelyOn, typeOn } from '@/demo/art/base/palettes'
import { circle, curve, path, type Point } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

/** The sea, either as overlapping scales or as lines that lift towards the horizon. */
export const waves: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const isScales = random.chance(0.55)
  const sky = isScales ? random.pick([palette.paper, palette.tint, palette.accent]) : random.pick([palette.deep, palette.ground])
  const ink = typeOn(palette, sky)
  const block = fitBlock(sheet.title, { face: 'fraunces', leading: 1.04 }, { width: W - 2 * M, height: 400, maxSize: 172 })
  const creditTop = 140 + block.height + 66

  return [
    page(sky),
    isScales ? scales(sheet) : swell(sheet, sky),
    setBlock(block, { x: M, y: 140 }, ink),
    credit(sheet, { x: M, y: creditTop, fill: ink, face: 'gabarito', size: 60, maxWidth: W - 2 * M - 120 }),
    publisher(sheet, { x: W - M - 30, y: creditTop + 22, size: 60, fill: ink, cut: sky }),
  ].join('')
}

function scales({ palette, random }: Sheet) {
  const columns = random.pick([3, 3, 4])
  const r = W / columns / 2
  const rows = Math.ceil((H - 830) / (r * 0.55)) + 2
  const [dark, mid] = random.pick([
    [palette.deep, palette.ground],
    [palette.ground, palette.deep],
  ])
  const light = palette.paper
  const sun = circle(W * random.pick([0.28, 0.72]), 850, 150, palette.second)
  const shapes = Array.from({ length: rows }, (_, row) => {
    const y = 890 + r + row * r * 0.55
    return Array.from({ length: columns + 2 }, (_, column) => {
      const x = (column - (row % 2 === 0 ? 0.5 : 0)) * 2 * r
      const rings: readonly (readonly [number, string])[] = [
        [1, light],
        [0.94, dark],
        [0.72, light],
        [0.66, mid],
        [0.44, light],
        [0.38, row % 3 === 2 && column % 2 === 0 ? palette.second : dark],
      ]
      return rings.map(([share, fill]) => circle(x, y, r * share, fill)).join('')
    }).join('')
  })
  return sun + shapes.join('')
}

function swell({ palette, random }: Sheet, sky: string) {
  const sunX = W * random.between(0.3, 0.7)
  const [near, far] = sky === palette.deep ? [palette.ground, palette.tint] : [palette.deep, palette.tint]
  const count = 11
  const phase = random.between(0, 6)
  const layers = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    const y = 985 + share ** 1.5 * 760
    const swing = 6 + share * 58
    const points: Point[] = Array.from({ length: 15 }, (_, step) => [
      step * 100 - 100,
      y + Math.sin(step * (1.35 - share * 0.62) + phase + index * 2.1) * swing,
    ])
    const fill = mix(far, near, share ** 0.6)
    const crest = curve(points)
    const boat = index === 2 ? emblem('boat', { x: W - sunX, y: y - 82, size: 210, fill: palette.paper, cut: sky }) : ''
    return boat + path(`${crest}V${H}H-100Z`, fill) + path(crest, { stroke: palette.paper, width: 3 + share * 7, opacity: 0.85 })
  })
  return circle(sunX, 930, 215, livelyOn(palette, sky)) + layers.join('')
}
