import { fitBlock } from '@/demo/art/base/lettering'
import { coloursOn, type Palette, typeOn } from '@/demo/art/base/palettes'
import type { Random } from '@/demo/art/base/random'
import { curve, path, type Point, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, W } from '@/demo/art/base/sheet'

/** Sea-weed and leaves cut freehand from painted paper, laid on blocks of colour. */
export const cutouts: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const slip = random.pick([palette.paper, palette.deep, palette.ground])
  const ink = typeOn(palette, slip)
  const block = fitBlock(sheet.title, { face: 'fraunces', leading: 1.04 }, { width: W - 2 * M, height: 380, maxSize: 168 })
  const tall = block.height + 330
  const isHigh = random.chance(0.5)
  const top = isHigh ? 0 : H - tall
  const art = isHigh ? { top: tall, bottom: H } : { top: 0, bottom: H - tall }

  return [
    page(slip),
    collage(random, palette, art),
    rect({ x: 0, y: top, w: W, h: tall }, slip),
    setBlock(block, { x: M, y: top + 110 }, ink),
    credit(sheet, { x: M, y: top + tall - 136, fill: ink, face: 'gabarito', size: 60, maxWidth: W - 2 * M - 120 }),
    publisher(sheet, { x: W - M - 30, y: top + tall - 114, fill: ink, cut: slip }),
  ].join('')
}

type Piece = (random: Random, o: { x: number; y: number; length: number; reach: number; fill: string }) => string

function collage(random: Random, palette: Palette, art: { top: number; bottom: number }) {
  const columns = random.pick([2, 3])
  const rows = 2
  const h = (art.bottom - art.top) / rows
  const grounds = random.shuffle([palette.ground, palette.accent, palette.tint, palette.second, palette.deep, palette.paper])
  const pieces: Piece[] = random.shuffle([weed, weed, frond, pear, coral])
  return Array.from({ length: rows }, (_, row) => {
    const cuts = [0, ...Array.from({ length: columns - 1 }, (_, index) => ((index + 1) / columns) * W + random.int(-70, 70)), W]
    return cuts
      .slice(0, -1)
      .map((left, column) => {
        const index = row * columns + column
        const ground = grounds[index % grounds.length] ?? palette.tint
        const [w, y] = [(cuts[column + 1] ?? W) - left, art.top + row * h]
        const fill = random.pick(coloursOn(palette, ground, 1.9))
        const piece = pieces[index % pieces.length] ?? weed
        return (
          rect({ x: left, y, w: w + 1, h: h + 1 }, ground) +
          piece(random, { x: left + w / 2, y: y + h / 2, length: h * 0.84, reach: Math.min(w * 0.4, 230), fill })
        )
      })
      .join('')
  }).join('')
}

const tilt = (random: Random, o: { x: number; y: number }) =>
  `rotate(${Math.round(random.between(-16, 16))} ${Math.round(o.x)} ${Math.round(o.y)})`

/** A stem whose edge swells into lobes: one smooth outline through lobe tips and the notches between. */
const weed: Piece = (random, o) => {
  const lobes = random.int(4, 5)
  const bend = random.between(-0.25, 0.25) * o.reach
  const spine = (share: number): Point => [o.x + Math.sin(share * Math.PI) * bend, o.y + o.length / 2 - share * o.length]
  const side = (sign: number) =>
    Array.from({ length: lobes }, (_, index): Point[] => {
      const share = (index + 0.5) / (lobes + 0.9)
      const wide = o.reach * Math.sin(Math.PI * (0.22 + share * 0.66)) * random.between(0.85, 1.08)
      const [x, y] = spine(share)
      const lift = o.length / lobes
      return [
        [x + sign * wide * 0.62, y + lift * 0.02],
        [x + sign * wide, y - lift * 0.34],
        [x + sign * wide * 0.78, y - lift * 0.6],
        [x + sign * wide * 0.18, y - lift * 0.36],
      ]
    }).flat()
  const [tipX, tipY] = spine(1)
  const tip: Point[] = [
    [tipX - 30, tipY + 66],
    [tipX, tipY],
    [tipX + 30, tipY + 66],
  ]
  const outline: Point[] = [[spine(0)[0] - 16, spine(0)[1]], ...side(-1), ...tip, ...side(1).toReversed(), [spine(0)[0] + 16, spine(0)[1]]]
  return path(curve(outline, true), { fill: o.fill, transform: tilt(random, o) })
}

/** Separate leaves on a bare stalk. */
const frond: Piece = (random, o) => {
  const pairs = random.int(4, 6)
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const y = o.y + o.length * (0.3 - (index / pairs) * 0.72)
    const long = o.reach * (1.05 - index * 0.1)
    const thick = (o.length / pairs) * 0.42
    return [-1, 1]
      .map((side) =>
        path(
          `M${o.x} ${y}C${o.x + side * long * 0.3} ${y - thick * 1.7} ${o.x + side * long * 0.8} ${y - thick * 2.2} ${o.x + side * long} ${y - thick * 2}C${o.x + side * long * 0.9} ${y - thick * 0.3} ${o.x + side * long * 0.4} ${y + thick * 0.4} ${o.x} ${y}Z`,
          o.fill,
        ),
      )
      .join('')
  })
  const stalk = rect({ x: o.x - 9, y: o.y - o.length * 0.45, w: 18, h: o.length * 0.95, r: 9 }, o.fill)
  return `<g transform="${tilt(random, o)}">${leaves.join('')}${stalk}</g>`
}

const pear: Piece = (random, o) => {
  const [w, h] = [Math.min(o.reach * 0.92, o.length * 0.36), o.length * 0.46]
  const body = `M${o.x} ${o.y - h * 0.78}C${o.x + w * 0.5} ${o.y - h * 0.78} ${o.x + w * 0.4} ${o.y - h * 0.2} ${o.x + w * 0.8} ${o.y + h * 0.2}C${o.x + w * 1.2} ${o.y + h * 0.75} ${o.x + w * 0.5} ${o.y + h} ${o.x} ${o.y + h}C${o.x - w * 0.5} ${o.y + h} ${o.x - w * 1.2} ${o.y + h * 0.75} ${o.x - w * 0.8} ${o.y + h * 0.2}C${o.x - w * 0.4} ${o.y - h * 0.2} ${o.x - w * 0.5} ${o.y - h * 0.78} ${o.x} ${o.y - h * 0.78}Z`
  const leaf = `M${o.x} ${o.y - h * 0.74}C${o.x + 10} ${o.y - h * 1.1} ${o.x + w * 0.5} ${o.y - h * 1.2} ${o.x + w * 0.95} ${o.y - h * 1.02}C${o.x + w * 0.7} ${o.y - h * 0.74} ${o.x + w * 0.3} ${o.y - h * 0.68} ${o.x} ${o.y - h * 0.74}Z`
  return `<g transform="${tilt(random, o)}">${path(body, o.fill)}${path(leaf, o.fill)}${path(`M${o.x - 6} ${o.y - h * 0.74}C${o.x - 10} ${o.y - h} ${o.x - 30} ${o.y - h * 1.06} ${o.x - 44} ${o.y - h * 1.1}`, { stroke: o.fill, width: 14, cap: 'round' })}</g>`
}

/** A forked coral: thick strokes with round ends. */
const coral: Piece = (random, o) => {
  const grow = (x: number, y: number, angle: number, length: number, left: number): string => {
    const [toX, toY] = [x + Math.sin(angle) * length, y - Math.cos(angle) * length]
    const twig = path(`M${x.toFixed(1)} ${y.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`, {
      stroke: o.fill,
      width: 22 + left * 9,
      cap: 'round',
    })
    if (left === 0) return twig
    return (
      twig +
      grow(toX, toY, angle - random.between(0.35, 0.65), length * 0.74, left - 1) +
      grow(toX, toY, angle + random.between(0.35, 0.65), length * 0.74, left - 1)
    )
  }
  return grow(o.x, o.y + o.length * 0.46, 0, o.length * 0.3, 3)
}
