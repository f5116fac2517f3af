import { darken, lighten, mix } from '@/demo/art/base/colour'
import { circle, path, rect } from '@/demo/art/base/svg'
import { bookPile, bookRow } from './elements/books'
import { glow, lightDefs } from './elements/light'
import { mugOf, potPlant, sittingCat } from './elements/things'
import { H, type Scene, type SceneArt, W } from './elements/tones'

type Cell = { x: number; to: number; foot: number; tall: number }

const BOARDS = [318, 640, 962]
const COLUMNS = [60, 560, 1060, 1540]

/** A wall of books with a small lamp among them. */
export const shelf: SceneArt = (scene) => {
  const { tones, random } = scene
  const back = mix(tones.dark, tones.wall, 0.5)
  const wood = mix(tones.wood, tones.light, 0.12)
  const cells = BOARDS.flatMap((foot, row) =>
    COLUMNS.slice(0, -1).map((x, column): Cell => ({ x: x + 30, to: (COLUMNS[column + 1] ?? W) - 10, foot, tall: row === 0 ? 226 : 258 })),
  )
  const lampAt = random.pick([3, 4, 5])
  const extras = random.shuffle([catCell, plantCell, pileCell, globeCell])
  const special = new Map(
    random
      .shuffle(cells.map((_, index) => index).filter((index) => index !== lampAt))
      .slice(0, 4)
      .map((index, nth) => [index, extras[nth]]),
  )
  const lampCell = cells[lampAt]
  return [
    rect({ x: 0, y: 0, w: W, h: H }, back),
    lightDefs(tones),
    lampCell ? glow((lampCell.x + lampCell.to) / 2, lampCell.foot - 130, 620) : '',
    ...cells.map((cell, index) => (index === lampAt ? withLamp(scene, cell) : (special.get(index) ?? full)(scene, cell))),
    ...COLUMNS.map((x) => rect({ x: x - 14, y: 0, w: 28, h: H }, wood) + rect({ x: x + 8, y: 0, w: 6, h: H }, darken(wood, 0.3))),
    ...BOARDS.map(
      (foot) => rect({ x: 0, y: foot, w: W, h: 30 }, lighten(wood, 0.06)) + rect({ x: 0, y: foot + 24, w: W, h: 10 }, darken(wood, 0.38)),
    ),
  ].join('')
}

function full({ tones, random }: Scene, cell: Cell) {
  return bookRow(random, { ...cell, to: cell.to - 14, colours: tones.cloth })
}

function withLamp({ tones, random }: Scene, cell: Cell) {
  const x = cell.x + 150
  const r = 74
  const y = cell.foot - 150
  return [
    rect({ x: x - 5, y, w: 10, h: 150 }, '#c89a4a'),
    path(`M${x - 52} ${cell.foot}q0 -18 52 -18q52 0 52 18Z`, '#c89a4a'),
    path(`M${x - r * 0.5} ${y - 84}h${r}L${x + r * 1.1} ${y + 16}H${x - r * 1.1}Z`, mix(tones.light, '#ffffff', 0.25)),
    rect({ x: x - r * 1.12, y: y + 10, w: r * 2.24, h: 9, r: 4 }, tones.second),
    bookRow(random, { ...cell, x: cell.x + 260, to: cell.to - 14, colours: tones.cloth }),
  ].join('')
}

function catCell({ tones, random }: Scene, cell: Cell) {
  return (
    bookRow(random, { ...cell, to: cell.x + 250, colours: tones.cloth }) +
    sittingCat(cell.x + 350, cell.foot, 172, mix(tones.dark, '#000000', 0.2))
  )
}

function plantCell({ tones, random }: Scene, cell: Cell) {
  return (
    potPlant(cell.x + 100, cell.foot, 210, { leaf: mix('#4f7a4a', tones.mid, 0.35), pot: tones.second }) +
    bookRow(random, { ...cell, x: cell.x + 206, to: cell.to - 14, colours: tones.cloth })
  )
}

function pileCell({ tones, random }: Scene, cell: Cell) {
  const pile = bookPile(random, { x: cell.x + 120, foot: cell.foot, w: 220, count: 4, colours: tones.cloth })
  return (
    pile.svg +
    mugOf(cell.x + 120, pile.top, 66, tones.paper) +
    bookRow(random, { ...cell, x: cell.x + 252, to: cell.to - 14, colours: tones.cloth })
  )
}

function globeCell({ tones, random }: Scene, cell: Cell) {
  const [x, y, r] = [cell.to - 124, cell.foot - 128, 78]
  return [
    bookRow(random, { ...cell, to: cell.to - 230, colours: tones.cloth }),
    path(`M${x - 46} ${cell.foot}q0 -16 46 -16q46 0 46 16ZM${x - 5} ${cell.foot - 50}h10v40h-10Z`, '#c89a4a'),
    circle(x, y, r, mix(tones.mid, tones.paper, 0.35)),
    path(
      `M${x - 40} ${y - 44}c30 -24 60 -6 52 22c-8 24 -30 14 -34 40c-16 -8 -40 -40 -18 -62ZM${x + 26} ${y + 8}c26 -10 44 6 36 26c-10 22 -30 20 -40 4c-6 -12 -6 -24 4 -30Z`,
      tones.second,
    ),
    path(`M${x - 56} ${y - 74}A${r + 16} ${r + 16} 0 1 0 ${x + 60} ${y + 70}`, { stroke: '#c89a4a', width: 8 }),
  ].join('')
}
