import { prose } from '@/demo/model/prose'
import type { Prose, SeedProduct } from '@/demo/model/types'
import { type Shelf, type TitleRow, memberPrice, titleAttributes, titleParts } from './book'
import { isbn13 } from './isbn'
import { daysInCatalogue } from './catalogue-age'

/** The digital edition of a book that also stands on the shelf: title, author and cover come from the printed one. */
export type TwinRow = {
  twin: string
  released: string
  price: number
  member?: true
  sale?: SeedProduct['sale']
  history?: SeedProduct['history']
  summary: string
  text: Prose
}

const files = { datoteka: ['epub', 'mobi'] }

/** Books that exist as files only. */
export function digitalOnly(place: Shelf, rows: TitleRow[]): SeedProduct[] {
  return rows.map((row, index) => ({
    ...titleParts(row, place.first + index),
    sku: sku(place, index),
    format: 'eproduct',
    categories: [place.category, ...(row.also ?? [])],
    attributes: { ...titleAttributes(row, place.first + index), ...files },
    stock: null,
  }))
}

/** The digital editions of printed books; throws when a row names a book that is not there. */
export function digitalTwins(place: Shelf, rows: TwinRow[], printed: SeedProduct[]): SeedProduct[] {
  return rows.map((row, index) => {
    const book = printed.find(({ key }) => key === row.twin)
    if (!book) throw new Error(`There is no printed book '${row.twin}'`)
    return twin({ row, book, number: place.first + index, sku: sku(place, index), category: place.category })
  })
}

/** Marks the printed books that have a digital edition. */
export function withWorks(printed: SeedProduct[], rows: readonly TwinRow[]): SeedProduct[] {
  const twins = new Set(rows.map((row) => row.twin))
  return printed.map((book) => (twins.has(book.key) ? { ...book, attributes: { ...book.attributes, djelo: book.key } } : book))
}

function twin({
  row,
  book,
  number,
  sku,
  category,
}: {
  row: TwinRow
  book: SeedProduct
  number: number
  sku: string
  category: string
}): SeedProduct {
  const { uvez: _binding, format: _size, predstavljanje: _evening, ...shared } = book.attributes
  return {
    key: `e-${book.key}`,
    sku,
    format: 'eproduct',
    name: `${book.name} (e-knjiga)`,
    slug: `e-${book.key}`,
    summary: row.summary,
    description: prose(row.text),
    categories: [category],
    attributes: {
      ...shared,
      djelo: book.key,
      ...files,
      godina: Number(row.released.slice(0, 4)),
      'datum-izlaska': row.released,
      isbn: isbn13(String(shared.izdavac), number),
    },
    vatRate: 5,
    retailCents: row.price,
    ...(row.member && { memberCents: memberPrice(row) }),
    ...(row.sale && { sale: row.sale }),
    ...(row.history && { history: row.history }),
    stock: null,
    addedDaysAgo: daysInCatalogue(row.released, number),
    art: book.art,
  }
}

function sku(place: Shelf, index: number): string {
  return `${place.code}-${String(index + 1).padStart(3, '0')}`
}
