import { RowReader } from '@/server/modules/product/import-export/csv/row-reader'

/** A product of a Shopify file: its first row, its variants' rows, and all rows, because any may have an image. */
export type ShopifyProduct = { handle: string; first: RowReader; variants: RowReader[]; all: RowReader[]; options: ShopifyOption[] }
export type ShopifyOption = { n: 1 | 2 | 3; name: string }

/** Groups consecutive rows by handle; rows of a handle that occurs again are an error. */
export async function* groupByHandle(readers: AsyncGenerator<RowReader>): AsyncGenerator<ShopifyProduct> {
  const seen = new Set<string>()
  let rows: RowReader[] = []
  let handle = ''
  for await (const reader of readers) {
    const rowHandle = reader.text('handle').trim().toLowerCase()
    const isNext = rowHandle !== '' && rowHandle !== handle
    if (isNext) {
      if (rows[0]) yield toProduct(handle, rows[0], rows)
      if (seen.has(rowHandle)) reader.error('handle', 'Redci ovog proizvoda nisu jedan do drugoga.')
      seen.add(rowHandle)
      ;[handle, rows] = [rowHandle, []]
    }
    rows.push(reader)
  }
  if (rows[0]) yield toProduct(handle, rows[0], rows)
}

function toProduct(handle: string, first: RowReader, all: RowReader[]): ShopifyProduct {
  const options = ([1, 2, 3] as const).flatMap((n) => {
    const name = first.text(`option${n} name`).trim()
    return name === '' ? [] : { n, name }
  })
  // The first row describes the product and a variant; a new reader keeps their errors apart.
  const variants = all.filter(isVariant).map((reader) => (reader === first ? new RowReader(first.row, first.headers) : reader))
  return { handle, first, all, variants: variants.length === 0 ? [first] : variants, options: isSingle(variants, options) ? [] : options }
}

/** Other rows only add images. */
function isVariant(reader: RowReader) {
  return ['variant price', 'variant sku', 'option1 value'].some((column) => reader.text(column).trim() !== '')
}

/** A product without options has one variant, 'Default Title', of the option 'Title'; any other value is a choice that a merchant has named. */
function isSingle(variants: RowReader[], options: ShopifyOption[]) {
  const [only] = variants
  if (options.length === 0) return true
  const value = only?.text('option1 value').trim() ?? ''
  return variants.length <= 1 && options.length === 1 && (value === 'Default Title' || (value === '' && options[0]?.name === 'Title'))
}
