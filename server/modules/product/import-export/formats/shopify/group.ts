import { RowReader } from '@/server/modules/product/import-export/row-reader'

/** A product of a Shopify file: its row, the rows of its variants (the first among them), and all rows, for pictures stand in any. */
export type ShopifyProduct = { handle: string; first: RowReader; variants: RowReader[]; all: RowReader[]; options: ShopifyOption[] }
export type ShopifyOption = { n: 1 | 2 | 3; name: string }

/** Puts rows that follow each other under one handle together; a handle that comes back later would be a second product of the same name. */
export async function* grouped(readers: AsyncGenerator<RowReader>): AsyncGenerator<ShopifyProduct> {
  const seen = new Set<string>()
  let rows: RowReader[] = []
  let handle = ''
  for await (const reader of readers) {
    const own = reader.text('handle').trim().toLowerCase()
    const isNext = own !== '' && own !== handle
    if (isNext) {
      if (rows[0]) yield productOf(handle, rows[0], rows)
      if (seen.has(own)) reader.error('handle', 'Redci ovog proizvoda nisu jedan do drugoga.')
      seen.add(own)
      ;[handle, rows] = [own, []]
    }
    rows.push(reader)
  }
  if (rows[0]) yield productOf(handle, rows[0], rows)
}

function productOf(handle: string, first: RowReader, all: RowReader[]): ShopifyProduct {
  const options = ([1, 2, 3] as const).flatMap((n) => {
    const name = first.text(`option${n} name`).trim()
    return name === '' ? [] : { n, name }
  })
  // The first row speaks of the product and of a variant; what is wrong with one must not be held against the other.
  const variants = all.filter(isVariant).map((reader) => (reader === first ? new RowReader(first.row, first.headers) : reader))
  return { handle, first, all, variants: variants.length === 0 ? [first] : variants, options: isSingle(variants, options) ? [] : options }
}

/** Other rows only bring further pictures. */
function isVariant(reader: RowReader) {
  return ['variant price', 'variant sku', 'option1 value'].some((column) => reader.text(column).trim() !== '')
}

/** A product without choices has one variant, which Shopify calls 'Default Title'. */
function isSingle(variants: RowReader[], options: ShopifyOption[]) {
  const [only] = variants
  if (options.length === 0) return true
  return (
    variants.length <= 1 && options.length === 1 && (options[0]?.name === 'Title' || only?.text('option1 value').trim() === 'Default Title')
  )
}
