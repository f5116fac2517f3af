import { contrast, darken } from '@/demo/art/base/colour'
import { fitBlock } from '@/demo/art/base/lettering'
import { coloursOn, typeOn } from '@/demo/art/base/palettes'
import { circle, ellipse, path, polygon } from '@/demo/art/base/svg'
import { creditBlock, type CoverSystem, H, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

type Stamp = (x: number, y: number, s: number, fill: string, other: string, turn: boolean) => string

const drop: Stamp = (x, y, s, fill, other, turn) =>
  path(
    `M${x} ${y - s * 0.62}C${x + s * 0.5} ${y - s * 0.05} ${x + s * 0.36} ${y + s * 0.5} ${x} ${y + s * 0.5}C${x - s * 0.36} ${y + s * 0.5} ${x - s * 0.5} ${y - s * 0.05} ${x} ${y - s * 0.62}Z`,
    {
      fill: turn ? other : fill,
      transform: turn ? `rotate(180 ${x} ${y})` : '',
    },
  )
const sprig: Stamp = (x, y, s, fill, other) =>
  path(
    `M${x} ${y + s * 0.6}V${y - s * 0.1}M${x} ${y + s * 0.35}C${x - s * 0.1} ${y + s * 0.1} ${x - s * 0.3} ${y + s * 0.06} ${x - s * 0.42} ${y + s * 0.08}M${x} ${y + s * 0.35}C${x + s * 0.1} ${y + s * 0.1} ${x + s * 0.3} ${y + s * 0.06} ${x + s * 0.42} ${y + s * 0.08}`,
    { stroke: fill, width: s * 0.09, cap: 'round' },
  ) + [-0.42, 0, 0.42].map((dx) => circle(x + dx * s, y + (dx === 0 ? -0.24 : 0) * s, s * 0.17, other)).join('')
const fan: Stamp = (x, y, s, fill, other) =>
  [0.72, 0.5, 0.27]
    .map((share, index) =>
      path(
        `M${x - s * share} ${y + s * 0.36}A${s * share} ${s * share} 0 0 1 ${x + s * share} ${y + s * 0.36}Z`,
        index === 1 ? other : fill,
      ),
    )
    .join('')
const lozenge: Stamp = (x, y, s, fill, other) =>
  polygon(
    [
      [x, y - s * 0.7],
      [x + s * 0.46, y],
      [x, y + s * 0.7],
      [x - s * 0.46, y],
    ],
    fill,
  ) +
  polygon(
    [
      [x, y - s * 0.32],
      [x + s * 0.2, y],
      [x, y + s * 0.32],
      [x - s * 0.2, y],
    ],
    other,
  )
const daisy: Stamp = (x, y, s, fill, other) =>
  Array.from({ length: 8 }, (_, index) =>
    ellipse({ x, y: y - s * 0.36, rx: s * 0.12, ry: s * 0.26 }, { fill, transform: `rotate(${index * 45} ${x} ${y})` }),
  ).join('') + circle(x, y, s * 0.14, other)
const swallow: Stamp = (x, y, s, fill, other, turn) =>
  path(
    'M0 -8C14 -30 34 -40 58 -40C42 -26 32 -10 22 4C26 14 22 24 30 44C16 34 8 26 0 22C-8 26 -16 34 -30 44C-22 24 -26 14 -22 4C-32 -10 -42 -26 -58 -40C-34 -40 -14 -30 0 -8Z',
    {
      fill: turn ? other : fill,
      transform: `translate(${x} ${y}) rotate(${turn ? 24 : -18}) scale(${Math.round(s * 11) / 1000})`,
    },
  )

/** Printed paper over boards with a pasted label, as small gift books are bound. */
export const pattern: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const ground = random.pick([palette.ground, palette.tint, palette.deep, palette.accent, palette.paper])
  const [fill, other] = random.shuffle(coloursOn(palette, ground, 1.6))
  const stamp = random.pick([drop, sprig, fan, lozenge, daisy, swallow])
  return (
    page(ground) +
    repeat(stamp, { size: random.pick([130, 160, 190]), fill: fill ?? palette.paper, other: other ?? fill ?? palette.paper }) +
    label(sheet, ground)
  )
}

function repeat(stamp: Stamp, o: { size: number; fill: string; other: string }) {
  const pitchX = W / Math.round(W / (o.size * 1.25))
  const pitchY = pitchX * 0.72
  const rows = Math.ceil(H / pitchY) + 1
  const columns = Math.round(W / pitchX) + 1
  return Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const isOdd = row % 2 === 1
    return stamp(
      Math.round((column + (isOdd ? 0.5 : 0)) * pitchX),
      Math.round((row + 0.35) * pitchY),
      o.size * 0.72,
      o.fill,
      o.other,
      isOdd,
    )
  }).join('')
}

function label(sheet: Sheet, ground: string) {
  const { palette, random } = sheet
  const paper = contrast(ground, palette.paper) > 1.3 ? palette.paper : palette.deep
  const ink = typeOn(palette, paper)
  const block = fitBlock(sheet.title, { face: 'cormorant', leading: 1 }, { width: 660, height: 430, maxSize: 158 })
  const author = sheet.author === '' ? undefined : creditBlock(sheet, { face: 'cormorantItalic', size: 72, maxWidth: 640 })
  const inner = block.height + (author ? author.height + 78 : 0)
  const [w, h] = [850, inner + 330]
  const [x, y] = [(W - w) / 2, random.pick([280, (H - h) / 2])]
  const shape = random.pick([plain, notched, rounded])
  const top = y + 125
  return [
    path(shape(x + 4, y + 12, w, h), { fill: darken(ground, 0.8), opacity: 0.3 }),
    path(shape(x, y, w, h), paper),
    path(shape(x + 24, y + 24, w - 48, h - 48), { stroke: ink, width: 4 }),
    setBlock(block, { x: W / 2, y: top, align: 'center' }, ink),
    author ? setBlock(author, { x: W / 2, y: top + inner - author.height, align: 'center' }, ink) : '',
    publisher(sheet, { x: W / 2, y: y + h - 100, size: 58, fill: palette.second, cut: paper }),
  ].join('')
}

type Outline = (x: number, y: number, w: number, h: number) => string
const plain: Outline = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}Z`
const notched: Outline = (x, y, w, h) =>
  `M${x + 60} ${y}h${w - 120}a60 60 0 0 0 60 60v${h - 120}a60 60 0 0 0 -60 60h${120 - w}a60 60 0 0 0 -60 -60v${120 - h}a60 60 0 0 0 60 -60Z`
const rounded: Outline = (x, y, w, h) => {
  const r = w / 2
  const lift = Math.min(90, h * 0.14)
  return `M${x} ${y + lift}Q${x + r} ${y - lift} ${x + w} ${y + lift}V${y + h - lift}Q${x + r} ${y + h + lift} ${x} ${y + h - lift}Z`
}
