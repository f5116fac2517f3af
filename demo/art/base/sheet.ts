import { emblem, type Emblem } from './emblems'
import type { Face } from './fonts'
import { type Block, blockPath, fitLine } from './lettering'
import type { Palette } from './palettes'
import type { Random } from './random'
import { path, rect } from './svg'

/** The trimmed page: 2:3, with the margin most systems keep. */
export const W = 1200
export const H = 1800
export const M = 100

/** What a cover system is given; it answers with the drawing inside the page. */
export type Sheet = { title: string; author: string; palette: Palette; random: Random }

export type CoverSystem = (sheet: Sheet) => string

export const page = (fill: string) => rect({ x: 0, y: 0, w: W, h: H }, fill)

type Place = { x: number; y: number; align?: 'left' | 'center' | 'right' }

export const setBlock = (block: Block, at: Place, fill: string) => path(blockPath(block, at), fill)

type Credit = Place & { fill: string; face?: Face; size?: number; maxWidth?: number; caps?: boolean; tracking?: number }

/** The author's line; `y` is the top of its capitals. Nothing for a book without an author. */
export function credit(sheet: Sheet, o: Credit) {
  if (sheet.author === '') return ''
  return setBlock(creditBlock(sheet, o), o, o.fill)
}

export function creditBlock(sheet: Sheet, o: Omit<Credit, 'x' | 'y' | 'fill'>) {
  const caps = o.caps ?? false
  const style = { face: o.face ?? 'archivoBold', caps, tracking: o.tracking ?? (caps ? 0.12 : 0) }
  return fitLine(sheet.author, style, { size: o.size ?? 58, maxWidth: o.maxWidth ?? W - 2 * M })
}

const HOUSES: readonly Emblem[] = ['lamp', 'boat', 'feather', 'tree', 'star', 'book']

/** The invented publisher's sign; which house it is follows from the book's key. */
export const publisher = (sheet: Sheet, at: { x: number; y: number; size?: number; fill: string; cut: string }) =>
  emblem(sheet.random.pick(HOUSES), { size: 64, ...at })
