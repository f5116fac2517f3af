import { prose } from '@/demo/model/prose'
import type { Prose, SeedProduct } from '@/demo/model/types'
import { type BookGroup, type TitleRow, memberPrice, titleAttributes, titleParts } from './book'
import { isbn13 } from './isbn'
import { daysInCatalogue } from './catalogue-age'

/** The digital edition of a book that is also printed: title, author and cover come from the printed one. */
export type EbookEditionRow = {
  printKey: string
  released: string
  price: number
  member?: true
  sale?: SeedProduct['sale']
  history?: SeedProduct['history']
  summary: string
  text: Prose
}

/** As `demo/art/ebook.ts` makes them. */
const files = { datoteka: ['epub'] }

/** Books that exist as files only. */
export function digitalOnly(group: BookGroup, rows: TitleRow[]): SeedProduct[] {
  return rows.map((row, index) => ({
    ...titleParts(row, group.first + index),
    sku: sku(group, index),
    format: 'eproduct',
    categories: [group.category, ...(row.also ?? [])],
    attributes: { ...titleAttributes(row, group.first + index), ...files },
    stock: null,
  }))
}

/** The digital editions of printed books; throws when a row names a book that is not there. */
export function ebookEditions(group: BookGroup, rows: EbookEditionRow[], printed: SeedProduct[]): SeedProduct[] {
  return rows.map((row, index) => {
    const book = printed.find(({ key }) => key === row.printKey)
    if (!book) throw new Error(`There is no printed book '${row.printKey}'`)
    return ebookEdition({ row, book, number: group.first + index, sku: sku(group, index), category: group.category })
  })
}

/** Printed books that have a digital edition get the attribute that names their common work. */
export function withWorkAttribute(printed: SeedProduct[], rows: readonly EbookEditionRow[]): SeedProduct[] {
  const printKeys = new Set(rows.map((row) => row.printKey))
  return printed.map((book) => (printKeys.has(book.key) ? { ...book, attributes: { ...book.attributes, djelo: book.key } } : book))
}

function ebookEdition({
  row,
  book,
  number,
  sku,
  category,
}: {
  row: EbookEditionRow
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

function sku(group: BookGroup, index: number): string {
  return `${group.code}-${String(index + 1).padStart(3, '0')}`
}
