import { prose } from '@/demo/model/prose'
import type { Prose, SeedArt, SeedAttributeValue, SeedProduct } from '@/demo/model/types'
import { daysInCatalogue } from './catalogue-age'
import { isbn13 } from './isbn'

/** Where a list of rows stands: the code opens its SKUs, `first` numbers its books in the whole shop, so two shelves must not overlap. */
export type BookGroup = { code: string; first: number; category: string }

type SceneName = Extract<SeedArt, { kind: 'scene' }>['scene']

/** What the printed book and the e-book have in common. */
export type TitleRow = {
  key: string
  title: string
  author: string
  publisher: string
  /** ISO date of this edition. */
  released: string
  pages: number
  price: number
  genres: string[]
  summary: string
  text: Prose
  language?: 'cakavski' | 'kajkavski' | 'dvojezicno'
  translator?: string
  age?: string
  award?: true
  /** Members pay about a tenth less. */
  member?: true
  sale?: SeedProduct['sale']
  history?: SeedProduct['history']
  featured?: true
  /** Further categories beside that of the group. */
  also?: string[]
  /** A shorter title for the cover. */
  cover?: string
  /** A second picture for the gallery. */
  scene?: [SceneName, number]
  film?: SeedProduct['film']
}

export type BookRow = TitleRow & {
  stock: number
  hard?: true
  /** The buyer may have a dedication written on the first page. */
  dedication?: true
  /** ISO date and time of the evening on which we present the book. */
  evening?: string
  size?: string
}

const dedicationOption = {
  key: 'posveta',
  type: 'text' as const,
  label: 'Posveta na prvoj stranici',
  required: false,
  maxLength: 140,
  priceCents: 250,
}

const softSizes = ['130 × 200 mm', '125 × 195 mm', '140 × 210 mm']
const hardSizes = ['145 × 215 mm', '140 × 210 mm', '155 × 230 mm']

/** New rows go to the end of a group: SKU, ISBN and the look of the cover follow from the position. */
export function bookProducts(group: BookGroup, rows: BookRow[]): SeedProduct[] {
  return rows.map((row, index) => book(group, row, index))
}

function book(group: BookGroup, row: BookRow, index: number): SeedProduct {
  const number = group.first + index
  return {
    ...titleParts(row, number),
    sku: `${group.code}-${String(index + 1).padStart(3, '0')}`,
    format: 'simple',
    categories: [group.category, ...(row.also ?? [])],
    attributes: { ...titleAttributes(row, number), ...printAttributes(row, number) },
    stock: row.stock,
    weightGrams: Math.round((row.pages * 0.85 + (row.hard ? 190 : 60)) / 5) * 5,
    ...(row.dedication && { customOptions: [dedicationOption] }),
  }
}

/** The parts of a product that follow from its title alone, for print and e-book alike. */
export function titleParts(row: TitleRow, number: number) {
  return {
    key: row.key,
    name: row.title,
    slug: row.key,
    summary: row.summary,
    description: prose(row.text),
    vatRate: 5 as const,
    retailCents: row.price,
    addedDaysAgo: daysInCatalogue(row.released, number),
    art: titleArt(row, number),
    ...(row.member && { memberCents: memberPrice(row) }),
    ...(row.sale && { sale: row.sale }),
    ...(row.history && { history: row.history }),
    ...(row.featured && { featured: true }),
    ...(row.film && { film: row.film }),
  }
}

export function titleAttributes(row: TitleRow, number: number): Record<string, SeedAttributeValue> {
  return {
    autor: row.author,
    zanr: row.genres,
    ...(row.age && { dob: row.age }),
    izdavac: row.publisher,
    jezik: row.language ?? 'hrvatski',
    ...(row.translator && { prijevod: row.translator }),
    'broj-stranica': row.pages,
    godina: Number(row.released.slice(0, 4)),
    'datum-izlaska': row.released,
    ...(row.award && { nagrada: true }),
    isbn: isbn13(row.publisher, number),
  }
}

function printAttributes(row: BookRow, number: number): Record<string, SeedAttributeValue> {
  const sizes = row.hard ? hardSizes : softSizes
  return {
    uvez: row.hard ? 'tvrdi' : 'meki',
    format: row.size ?? sizes[number % sizes.length] ?? '130 × 200 mm',
    ...(row.evening && { predstavljanje: row.evening }),
  }
}

/** Eleven is coprime with the 29 systems, seven with the 20 palettes: neighbours differ in both, and a pair returns after hundreds of books. */
function titleArt(row: TitleRow, number: number): SeedArt[] {
  const cover: SeedArt = {
    kind: 'cover',
    title: row.cover ?? row.title,
    author: row.author,
    system: (number * 11) % 29,
    palette: (number * 7 + Math.floor(number / 29)) % 20,
  }
  return row.scene ? [cover, { kind: 'scene', scene: row.scene[0], palette: row.scene[1] }] : [cover]
}

/** A tenth less than everybody else pays now, rounded down to ten cents. */
export function memberPrice({ price, sale }: Pick<TitleRow, 'price' | 'sale'>): number {
  return Math.floor(((sale?.cents ?? price) * 0.9) / 10) * 10
}
