import { fitBlock } from '@/demo/art/base/lettering'
import { livelyOn, typeOn } from '@/demo/art/base/palettes'
import { circle, curve, pair, path, type Point, polar } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

type Ink = { line: string; leaf: string; berry: string }

/** A drawn plant: a wreath about the title, or one tall sprig beneath it. */
export const botanical: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.paper, palette.tint, palette.deep])
  const ink = typeOn(palette, ground)
  const lines = {
    line: ink,
    leaf: ground === palette.deep ? palette.ground : palette.tint === ground ? palette.paper : palette.tint,
    berry: livelyOn(palette, ground),
  }
  return page(ground) + (random.chance(0.5) ? wreath(sheet, lines, ink) : sprig(sheet, lines, ink, ground))
}

function wreath(sheet: Sheet, lines: Ink, ink: string) {
  const centre: Point = [W / 2, 830]
  const block = fitBlock(sheet.title, { face: 'cormorant', leading: 0.98 }, { width: 620, height: 460, maxSize: 180 })
  const [rx, ry] = [448, 610]
  const gap = 0.16
  const sides = [1, -1].map((side) => {
    const stem = Array.from({ length: 34 }, (_, index): Point => {
      const angle = Math.PI / 2 - side * (gap + (index / 33) * (Math.PI - 2.6 * gap))
      return [centre[0] + Math.cos(angle) * rx, centre[1] + Math.sin(angle) * ry]
    })
    return branch(stem, lines, { leaf: 172, random: sheet.random })
  })
  const top = centre[1] - (block.height + 110) / 2
  return [
    ...sides,
    setBlock(block, { x: W / 2, y: top, align: 'center' }, ink),
    credit(sheet, { x: W / 2, y: top + block.height + 64, align: 'center', fill: ink, face: 'cormorantItalic', size: 74, maxWidth: 620 }),
    publisher(sheet, { x: W / 2, y: H - 140, size: 68, fill: lines.berry, cut: lines.leaf }),
  ].join('')
}

function sprig(sheet: Sheet, lines: Ink, ink: string, ground: string) {
  const { random } = sheet
  const block = fitBlock(sheet.title, { face: 'cormorant', leading: 0.96 }, { width: W - 2 * M, height: 400, maxSize: 190 })
  const sway = random.pick([-1, 1]) * random.between(90, 150)
  const tall = H - (130 + block.height + 66) - 300
  const stem = Array.from({ length: 15 }, (_, index): Point => {
    const share = index / 14
    return [W / 2 + Math.sin(share * Math.PI * 1.25) * sway, H + 30 - share * tall]
  })
  return [
    branch(stem, lines, { leaf: 330, random }),
    setBlock(block, { x: W / 2, y: 130, align: 'center' }, ink),
    credit(sheet, { x: W / 2, y: 130 + block.height + 66, align: 'center', fill: ink, face: 'cormorantItalic', size: 80 }),
    publisher(sheet, { x: W - M - 24, y: H - M - 10, size: 62, fill: ink, cut: ground }),
  ].join('')
}

type Growth = { leaf: number; random: Sheet['random'] }

/** A stem with leaves on alternating sides, smaller towards the tip, and berries on thin stalks between them. */
function branch(stem: Point[], ink: Ink, o: Growth) {
  const parts: string[] = []
  for (let index = 1; index < stem.length; index += 1) {
    const [from, at] = [stem[index - 1], stem[index]]
    if (!from || !at) continue
    const along = Math.atan2(at[1] - from[1], at[0] - from[0])
    const size = o.leaf * (1 - (0.5 * index) / stem.length) * o.random.between(0.88, 1.1)
    const sides = index % 2 === 0 ? [-1, 1] : []
    for (const side of sides)
      parts.push(leaf(at, along + side * o.random.between(0.62, 0.86), size, ink, (index / 2 + (side > 0 ? 1 : 0)) % 3 === 0))
    if (sides.length === 0) parts.push(berry(at, along - 0.95 * (index % 4 === 1 ? 1 : -1), size * 0.55, ink))
  }
  const tip = stem.at(-1)
  const before = stem.at(-2)
  if (tip && before) parts.push(leaf(tip, Math.atan2(tip[1] - before[1], tip[0] - before[0]), o.leaf * 0.5, ink, false))
  return path(curve(stem), { stroke: ink.line, width: 9, cap: 'round' }) + parts.join('')
}

function leaf(foot: Point, angle: number, length: number, ink: Ink, isFilled: boolean) {
  const tip = polar(foot, length, angle)
  const left = [polar(foot, length * 0.45, angle - 0.62), polar(foot, length * 0.86, angle - 0.3)]
  const right = [polar(foot, length * 0.86, angle + 0.3), polar(foot, length * 0.45, angle + 0.62)]
  const outline = `M${pair(foot)}C${left.map(pair).join(' ')} ${pair(tip)}C${right.map(pair).join(' ')} ${pair(foot)}Z`
  const vein = `M${pair(foot)}L${pair(polar(foot, length * 0.8, angle))}`
  return (
    path(outline, { fill: isFilled ? ink.berry : ink.leaf, stroke: ink.line, width: 5, join: 'round' }) +
    path(vein, { stroke: ink.line, width: 3.5, cap: 'round' })
  )
}

function berry(foot: Point, angle: number, length: number, ink: Ink) {
  const end = polar(foot, length, angle)
  return (
    path(`M${pair(foot)}L${pair(end)}`, { stroke: ink.line, width: 4 }) +
    circle(end[0], end[1], 17, { fill: ink.berry, stroke: ink.line, width: 4 })
  )
}
