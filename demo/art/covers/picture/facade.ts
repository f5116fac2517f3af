import { darken, lighten, mix } from '@/demo/art/base/colour'
import { fitBlock } from '@/demo/art/base/lettering'
import { typeOn } from '@/demo/art/base/palettes'
import { circle, ellipse, path, polygon, rect } from '@/demo/art/base/svg'
import { type CoverSystem, credit, H, M, page, publisher, setBlock, type Sheet, W } from '@/demo/art/base/sheet'

const SILL = 16

type House = { wall: string; dark: string; light: string; frame: string; shutter: string }
type Opening = { x: number; y: number; w: number; h: number }

/** A town house in the evening: most windows sleep, in a few someone is still up. */
export const facade: CoverSystem = (sheet) => {
  const { palette, random } = sheet
  const isNight = random.chance(0.6)
  const sky = isNight ? palette.deep : palette.tint
  const wall = isNight ? mix(palette.ground, palette.deep, 0.25) : palette.paper
  const house: House = {
    wall,
    dark: isNight ? mix(palette.deep, '#000000', 0.15) : mix(palette.deep, palette.ground, 0.3),
    light: palette.accent,
    frame: isNight ? mix(wall, palette.paper, 0.35) : mix(palette.paper, palette.ground, 0.35),
    shutter: palette.second,
  }
  const ink = typeOn(palette, sky)
  const block = fitBlock(sheet.title, { face: 'playfair', leading: 1.06 }, { width: W - 2 * M, height: 340, maxSize: 148 })
  const creditTop = 120 + block.height + 56
  const eaves = Math.max(560, creditTop + 265)

  return [
    page(sky),
    isNight ? circle(W - 190, eaves - 90, 74, palette.paper) + circle(W - 222, eaves - 108, 66, sky) : '',
    roof(house, eaves, random.int(0, 1) === 0),
    rect({ x: 60, y: eaves, w: W - 120, h: H }, wall),
    rect({ x: 40, y: eaves - 6, w: W - 80, h: 30 }, house.frame),
    openings(sheet, house, eaves + 100),
    setBlock(block, { x: M, y: 120 }, ink),
    credit(sheet, { x: M, y: creditTop, fill: ink, face: 'gabarito', size: 58, maxWidth: W - 2 * M - 120 }),
    publisher(sheet, { x: W - M - 30, y: creditTop + 20, size: 58, fill: ink, cut: sky }),
  ].join('')
}

function roof(house: House, eaves: number, isLeft: boolean) {
  const tile = mix(house.shutter, house.dark, 0.25)
  const x = isLeft ? 210 : 880
  return (
    rect({ x, y: eaves - 150, w: 74, h: 120 }, tile) +
    rect({ x: x - 12, y: eaves - 164, w: 98, h: 22 }, house.frame) +
    polygon(
      [
        [20, eaves],
        [110, eaves - 76],
        [W - 110, eaves - 76],
        [W - 20, eaves],
      ],
      tile,
    )
  )
}

function openings({ random }: Sheet, house: House, top: number) {
  const columns = random.pick([4, 5])
  const pitchX = (W - 120) / columns
  const rows = Math.ceil((H - top) / 290)
  const lit = new Set(random.shuffle(Array.from({ length: columns * 3 }, (_, index) => index)).slice(0, 4))
  const scenes = random.shuffle([reader, cat, plant, lamp])
  const isShuttered = random.chance(0.6)

  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const w = columns === 4 ? 140 : 116
    const box = { x: 60 + (column + 0.5) * pitchX - w / 2, y: top + row * 290, w, h: 190 }
    const isLit = lit.has(index)
    const isClosed = isShuttered && !isLit && random.chance(0.4)
    const inside = isLit ? (scenes[[...lit].indexOf(index)] ?? plant)(box, house) : ''
    return windowAt(box, house, { isLit, isClosed, isShuttered, inside })
  }).join('')
}

function windowAt(box: Opening, house: House, o: { isLit: boolean; isClosed: boolean; isShuttered: boolean; inside: string }) {
  const { x, y, w, h } = box
  const shutterWidth = w * 0.34
  const slats = (left: number, width: number) =>
    Array.from({ length: 8 }, (_, index) =>
      rect({ x: left + 7, y: y + 14 + index * 21, w: width - 14, h: 6 }, mix(house.shutter, house.dark, 0.45)),
    ).join('')
  const leaf = (left: number, width: number) => rect({ x: left, y: y - 2, w: width, h: h + 4 }, house.shutter) + slats(left, width)
  const shutters = o.isClosed
    ? leaf(x, w / 2 - 2) + leaf(x + w / 2 + 2, w / 2 - 2)
    : leaf(x - shutterWidth - 6, shutterWidth) + leaf(x + w + 6, shutterWidth)
  return [
    rect({ x: x - 8, y: y - 8, w: w + 16, h: h + 16 }, house.frame),
    rect(box, o.isLit ? house.light : house.dark),
    o.inside,
    rect({ x: x + w / 2 - 3, y, w: 6, h }, house.frame),
    rect({ x, y: y + h * 0.36, w, h: 6 }, house.frame),
    o.isShuttered ? shutters : '',
    rect({ x: x - 20, y: y + h + 8, w: w + 40, h: SILL }, lighten(house.frame, 0.25)),
  ].join('')
}

const shade = (house: House) => darken(mix(house.light, house.wall, 0.75), 0.45)

function reader({ x, y, w, h }: Opening, house: House) {
  const fill = shade(house)
  return (
    circle(x + w * 0.36, y + h * 0.56, 22, fill) +
    path(`M${x + 6} ${y + h}C${x + 8} ${y + h * 0.74} ${x + w * 0.5} ${y + h * 0.6} ${x + w * 0.6} ${y + h}Z`, fill) +
    polygon(
      [
        [x + w * 0.6, y + h * 0.72],
        [x + w * 0.94, y + h * 0.64],
        [x + w * 0.9, y + h * 0.94],
        [x + w * 0.58, y + h * 0.98],
      ],
      house.frame,
    )
  )
}

function cat({ x, y, w, h }: Opening, house: House) {
  const fill = shade(house)
  const middle = x + w * 0.62
  return (
    ellipse({ x: middle, y: y + h - 30, rx: 32, ry: 42 }, fill) +
    circle(middle, y + h - 84, 22, fill) +
    polygon(
      [
        [middle - 21, y + h - 88],
        [middle - 17, y + h - 120],
        [middle - 3, y + h - 102],
      ],
      fill,
    ) +
    polygon(
      [
        [middle + 21, y + h - 88],
        [middle + 17, y + h - 120],
        [middle + 3, y + h - 102],
      ],
      fill,
    )
  )
}

function plant({ x, y, w, h }: Opening, house: House) {
  const fill = shade(house)
  const middle = x + w * 0.32
  const leaves = [-0.9, -0.45, 0, 0.45, 0.9].map((turn) =>
    ellipse({ x: middle, y: y + h - 96, rx: 11, ry: 42 }, { fill, transform: `rotate(${turn * 45} ${middle} ${y + h - 56})` }),
  )
  return (
    leaves.join('') +
    polygon(
      [
        [middle - 30, y + h - 52],
        [middle + 30, y + h - 52],
        [middle + 22, y + h],
        [middle - 22, y + h],
      ],
      house.shutter,
    )
  )
}

function lamp({ x, y, w, h }: Opening, house: House) {
  const fill = shade(house)
  const middle = x + w / 2
  return (
    rect({ x: middle - 2, y, w: 4, h: h * 0.3 }, fill) +
    path(`M${middle - 40} ${y + h * 0.5}A40 44 0 0 1 ${middle + 40} ${y + h * 0.5}Z`, fill) +
    circle(middle, y + h * 0.52, 13, house.frame)
  )
}
