import { darken, mix } from '@/demo/art/base/colour'
import { fitBlock } from '@/demo/art/base/lettering'
import { livelyOn, typeOn } from '@/demo/art/base/palettes'
import { circle, curve, path, type Point, polar, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

/** A map of somewhere: height lines or depth steps about one summit, and a dot for the house. */
export const contours: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const isFilled = random.chance(0.5)
  const plate = random.pick([palette.paper, palette.deep, palette.ground])
  const ink = typeOn(palette, plate)
  const block = fitBlock(sheet.title, { face: 'cormorant', leading: 0.98 }, { width: W - 2 * M, height: 380, maxSize: 190 })
  const top = H - 330 - block.height

  return [
    page(plate),
    relief(sheet, isFilled, plate),
    rect({ x: 0, y: top, w: W, h: H - top }, plate),
    rect({ x: 0, y: top - 10, w: W, h: 10 }, ink),
    setBlock(block, { x: M, y: top + 92 }, ink),
    credit(sheet, { x: M, y: H - 142, fill: ink, face: 'cormorantItalic', size: 78, maxWidth: W - 2 * M - 120 }),
    publisher(sheet, { x: W - M - 30, y: H - 118, fill: livelyOn(palette, plate), cut: plate }),
  ].join('')
}

function relief({ palette, random }: Sheet, isFilled: boolean, plate: string) {
  const summit: Point = [W * random.between(0.3, 0.7), random.between(420, 680)]
  const waves = [1, 2, 3, 5].map((times) => ({ times, size: random.between(0.05, 0.2) / Math.sqrt(times), phase: random.between(0, 6.3) }))
  const count = isFilled ? 9 : 17
  const [low, high] = isFilled
    ? random.pick([
        [palette.deep, palette.tint],
        [palette.tint, palette.ground],
        [palette.ground, palette.accent],
      ] as const)
    : [plate, plate]
  const line = livelyOn(palette, plate)
  const rings = Array.from({ length: count }, (_, index) => {
    const share = 1 - index / count
    const points = Array.from({ length: 40 }, (_, step): Point => {
      const angle = (step / 40) * Math.PI * 2
      const bulge = waves.reduce((sum, wave) => sum + Math.sin(angle * wave.times + wave.phase + share * 1.4) * wave.size, 1)
      return polar(summit, 40 + share * 1250 * bulge, angle)
    })
    const d = curve(points, true)
    const fill = mix(low, high, (1 - share) ** 0.8)
    if (isFilled) return path(d, { fill: darken(fill, 0.8), opacity: 0.2, transform: 'translate(6 14)' }) + path(d, fill)
    return path(d, { stroke: index % 4 === 0 ? typeOn(palette, plate) : line, width: index % 4 === 0 ? 8 : 4.5 })
  })
  const [x, y] = [summit[0] + 20, summit[1] - 10]
  return (
    (isFilled ? rect({ x: 0, y: 0, w: W, h: H }, low) : '') +
    rings.join('') +
    circle(x, y, 26, palette.second) +
    circle(x, y, 50, { stroke: palette.second, width: 7 })
  )
}
